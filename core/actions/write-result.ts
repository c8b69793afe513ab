import { listRecords } from './list-records.ts';

/** A result as a visitor reads it where the owner wrote no reply: a line for each field, a blank line between records. */
export function writeResult(result: unknown): string {
  return listRecords(result)
    .map((fields) =>
      fields.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join('\n'),
    )
    .join('\n\n');
}
