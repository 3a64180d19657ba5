// Which rule lies open beside the table.

class Clauses {
  game = $state("");
  clause = $state("");
  opener: HTMLElement | null = null;

  show(game: string, clause: string): void {
    this.opener = document.activeElement as HTMLElement | null;
    this.game = game;
    this.clause = clause;
  }

  hide(): void {
    this.clause = "";
    this.opener?.focus();
  }
}

export const clauses = new Clauses();
