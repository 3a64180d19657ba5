// Printed values that differ: kept by row, handed on in an address.

export type Value = number | string | Value[] | { [name: string]: Value };
export type Fields = Record<string, Value>;
export type Edition = Record<string, Record<string, Fields>>; // kind, id, fields
export type Row = Fields & { id: string; provenance: string };
export type Shape = { least: number; most: number } | { words: string[] } | { fields: Record<string, Shape> };

export interface Printed {
  kinds: Record<string, Row[]>;
  shapes: Record<string, Record<string, Shape>>;
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The edition with one value more, or one less where it is the printed one. */
export function changed(edition: Edition, kind: string, row: Row, field: string, value: Value): Edition {
  const fields = { ...edition[kind]?.[row.id] };
  if (same(value, row[field])) delete fields[field];
  else fields[field] = value;
  const rows = { ...edition[kind] };
  if (Object.keys(fields).length) rows[row.id] = fields;
  else delete rows[row.id];
  const next = { ...edition };
  if (Object.keys(rows).length) next[kind] = rows;
  else delete next[kind];
  return next;
}

export function count(edition: Edition): number {
  return Object.values(edition).flatMap((rows) => Object.values(rows)).reduce((sum, fields) => sum + Object.keys(fields).length, 0);
}

/** As a part of an address after the #: no server is asked to remember it. */
export function packed(edition: Edition): string {
  return count(edition) ? `#edition=${encodeURIComponent(JSON.stringify(edition))}` : "";
}

export function unpacked(hash: string): Edition {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(/^#edition=(.+)$/.exec(hash)?.[1] ?? "{}"));
    return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Edition) : {};
  } catch {
    return {};
  }
}
