// What a screen reader says when something happens: one polite region, one that interrupts.

class Voice {
  polite = $state("");
  urgent = $state("");
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    if (!text) return;
    this.#pending.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.polite = this.#pending.slice(-12).join(" ");
      this.#pending = [];
    }, 120);
  }

  interrupt(text: string): void {
    this.urgent = "";
    setTimeout(() => (this.urgent = text), 30);
  }
}

export const voice = new Voice();
