const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;

/** `B3` as row 3 and column 1: rows count from 1, columns from 0. Null for what is no cell of a sheet. */
export function parseCellReference(reference: string): { row: number; column: number } | null {
  const parts = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(reference);
  if (parts === null) return null;
  const [, letters = '', figures = ''] = parts;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(figures);
  return row > MAX_ROW || column > MAX_COLUMN ? null : { row, column: column - 1 };
}
