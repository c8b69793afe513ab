import type { LegalRecord } from './legal-package.ts';

/** Records as JSON, one a line: exactly what was read. */
export function writeRecords(records: readonly LegalRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
