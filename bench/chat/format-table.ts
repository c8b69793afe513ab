/** Lays rows out in columns as wide as their widest cell: the first to the left, all others to the right. */
export function formatTable(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)));
  const format = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [
    format(names),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.map((row) => format(names.map((name) => row[name] ?? ''))),
  ].join('\n');
}
