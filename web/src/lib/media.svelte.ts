// Which of the three plans the table is laid out by: a desk, a phone held upright (`small`), or a low window (`short`, and
// `small` as well): a phone on its side, or a page enlarged twofold. There the board stands left and everything else right of it.
// Measured in letters, not in points: who reads large letters gets the plan that has room for them.

const LOW = matchMedia("(max-height: 35em) and (min-aspect-ratio: 5/4)");
const NARROW = matchMedia("(max-width: 56.2em)");

class Screen {
  short = $state(LOW.matches);
  small = $state(LOW.matches || NARROW.matches);
  constructor() {
    const look = (): void => {
      this.short = LOW.matches;
      this.small = LOW.matches || NARROW.matches;
    };
    LOW.addEventListener("change", look);
    NARROW.addEventListener("change", look);
  }
}

export const screen = new Screen();
