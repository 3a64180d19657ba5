// What a screen reader says when something happens: one polite region, one that interrupts.

class Voice {
  polite = $state("");
  urgent = $state("");
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #interruption: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    if (!text) return;
    this.#pending.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.polite = this.#pending.slice(-12).join(" ");
      this.#pending = [];
    }, 120);
  }

  /** Nothing of what was said is left, nor of what was about to be. */
  hush(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#interruption);
    this.#pending = [];
    this.polite = this.urgent = "";
  }

  interrupt(text: string): void {
    this.urgent = "";
    clearTimeout(this.#interruption);
    this.#interruption = setTimeout(() => (this.urgent = text), 30);
  }
}

export const voice = new Voice();
