// Whether the table is laid out for a phone held upright.

const query = matchMedia("(max-width: 899px)");

class Screen {
  small = $state(query.matches);
  constructor() {
    query.addEventListener("change", () => (this.small = query.matches));
  }
}

export const screen = new Screen();
