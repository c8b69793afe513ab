/** The cells of the longest row. Rows are not handed to a function all at once: it takes only so many arguments. */
export function widthOf(rows: readonly (readonly unknown[])[]): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}
