import { formulaSafeCell } from '#core/safety/formula-safe-cell.ts';
import type { LegalRecord } from './legal-package.ts';

/** Records as a table, with a mark at the beginning by which spreadsheets know UTF-8. No cell is a formula there. */
export function writeRecordTable(records: readonly LegalRecord[]): string {
  const lines = [columns.map(cellOf).join(',')];
  for (const record of records)
    lines.push(columns.map((column) => cellOf(writtenValue(record[column]))).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const columns = [
  'number',
  'chat',
  'at',
  'local',
  'sender',
  'account',
  'kind',
  'media',
  'text',
  'flags',
  'reactions',
  'attachments',
  'file',
  'line',
  'byteOffset',
  'byteLength',
  'sha256',
] as const satisfies readonly (keyof LegalRecord)[];

function writtenValue(value: LegalRecord[keyof LegalRecord]): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join('; ') : String(value);
}

function cellOf(text: string): string {
  const safe = formulaSafeCell(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
