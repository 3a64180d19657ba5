// How somebody plays now: by keyboard, or by touching. Keys are shown, and spoken of, to those who use them.

class Hands {
  keys = $state(false);
}

export const hands = new Hands();
