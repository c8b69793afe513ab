import { expect, test } from 'vitest';
import { describeReadFailure } from './describe-read-failure.ts';
import type { ReadFailure } from './read-failure.ts';

const cases: [failure: ReadFailure, ofFile: string, ofPage: string][] = [
  [{ kind: 'empty' }, 'This file is empty.', 'This page is empty.'],
  [
    { kind: 'too-slow', seconds: 20 },
    'This file took longer than 20 seconds to read. Split it and upload the parts.',
    'This page took longer than 20 seconds to read.',
  ],
  [
    { kind: 'too-much-memory' },
    'This file needs too much memory to read. Split it and upload the parts.',
    'This page needs too much memory to read.',
  ],
  [
    { kind: 'unreadable' },
    'This file could not be read. Save it again, or in another format, and upload it again.',
    'This page could not be read.',
  ],
  [
    { kind: 'no-word-document' },
    'This file is not a readable Word document. If it is an old Office file, save it as .docx or PDF and upload that.',
    'This page is not a readable Word document.',
  ],
  [
    { kind: 'too-many-pages', pages: 2_000 },
    'This PDF has more than 2000 pages. Split it and upload the parts.',
    'This PDF has more than 2000 pages.',
  ],
  [
    { kind: 'unsupported', format: 'excel' },
    'This is a binary Excel workbook, which is not supported yet. Save it as .xlsx and upload that.',
    'This is a binary Excel workbook, which is not supported yet.',
  ],
  [
    { kind: 'invalid-json', line: 3 },
    'This file is not valid JSON: there is a mistake on line 3. Correct it and upload it again.',
    'This page is not valid JSON: there is a mistake on line 3.',
  ],
];

test.each(cases)('%j', (failure, ofFile, ofPage) => {
  expect(describeReadFailure(failure, 'file')).toBe(ofFile);
  expect(describeReadFailure(failure, 'page')).toBe(ofPage);
});
