// The links of a table that waits, for its host in any tab of this browser: the server shows them once. Forgotten at the start.

interface Links {
  seats: Record<string, string>;
  watch: string;
}

const key = (table: string): string => `parlour-links-${table}`;

export const links = {
  of(table: string): Links {
    try {
      return (JSON.parse(localStorage.getItem(key(table)) ?? "null") as Links | null) ?? { seats: {}, watch: "" };
    } catch {
      return { seats: {}, watch: "" };
    }
  },
  keep(table: string, found: Links): void {
    try {
      localStorage.setItem(key(table), JSON.stringify({ seats: found.seats, watch: found.watch }));
    } catch {
      // The host can issue them anew.
    }
  },
  forget(table: string): void {
    try {
      localStorage.removeItem(key(table));
    } catch {
      // Then nothing was kept.
    }
  },
};
