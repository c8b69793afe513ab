import { listRecords } from './list-records.ts';

const longestText = 2_000;

/** A result as a visitor reads it where the owner wrote no reply: a line for each field, a blank line between records. */
export function writeResult(result: unknown): string {
  if (typeof result === 'string') return result.trim().slice(0, longestText);
  return listRecords(result)
    .map((fields) =>
      fields.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join('\n'),
    )
    .join('\n\n');
}
