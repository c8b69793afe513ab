import { expect, test } from 'vitest';
import { recordsOf } from './fixtures/records-of.ts';
import { writeRecordTable } from './write-record-table.ts';
import { writeRecords } from './write-records.ts';

test('records are one line of JSON each, and cells that no spreadsheet takes for a formula', () => {
  const records = recordsOf({
    'chat.txt': '25/12/2023, 15:04 - Ann: =1+1\n25/12/2023, 15:05 - Bo: say "hi", ok',
  });
  const lines = writeRecords(records).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(records);
  const table = writeRecordTable(records);
  expect(table.startsWith('\ufeffnumber,chat,at,')).toBe(true);
  expect(table).toContain(",'=1+1,");
  expect(table).toContain(',"say ""hi"", ok",');
});
