// How the spaces of the Requiem stand in seven columns: winds, percussion, two of strings, two of voices, organ.

const COLUMNS: Record<string, number> = { W: 0, P: 1, S: 2, S1: 2, S2: 3, V: 4, V1: 4, V2: 5, O: 6 };

export const columnOf = (space: string): number => COLUMNS[space.slice(2)] ?? 0;
