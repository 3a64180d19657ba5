// Tables that are played in this browser alone are known by their names.

export const HERE = "here-";

/** Whether a table's name, or a path of the server's that names one, is of such a table. */
export function isHere(name: string): boolean {
  return name.startsWith(HERE) || name.startsWith(`/api/tables/${HERE}`);
}
