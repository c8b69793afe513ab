import type { ExportFile } from './export-file.ts';

const looked = 20_000;

/** The first characters of a file, by which its format is known. */
export function beginningOf(file: ExportFile): string {
  let text = '';
  for (const piece of file.pieces()) {
    text += piece;
    if (text.length >= looked) break;
  }
  return text.slice(0, looked).replace(/^\ufeff/, '');
}
