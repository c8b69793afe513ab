import { formulaSafeCell } from '#core/safety/formula-safe-cell.ts';
import { saveFile } from './save-file.ts';

/** What a spreadsheet needs to read UTF-8 as such. */
const byteOrderMark = '\uFEFF';

/** Saves a table as a CSV file. What writes it is fetched when it is first needed. */
export async function saveCsv(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const cells = rows.map((row) => row.map((cell) => formulaSafeCell(String(cell))));
  const text = stringify([[...columns], ...cells], { record_delimiter: 'windows' });
  saveFile({
    name: `${name}.csv`,
    content: new Blob([byteOrderMark + text], { type: 'text/csv;charset=utf-8' }),
  });
}
