import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

test.each([
  ['terms.pdf', 1_000, null],
  ['TERMS.PDF', 1_000, null],
  ['price list.final.docx', 1_000, null],
  ['full.pdf', 20 * 1024 * 1024, null],
  ['photo.png', 1_000, /^This kind of file cannot be read\. Use \.pdf, /],
  ['noextension', 1_000, /^This kind of file/],
  ['.pdf.exe', 1_000, /^This kind of file/],
  ['large.pdf', 20 * 1024 * 1024 + 1, /a little more than 20 MB; at most 20 MB/],
  ['larger.pdf', 21 * 1024 * 1024, /has 21 MB; at most 20 MB/],
  ['empty.txt', 0, 'This file is empty.'],
])('%s of %i bytes', (name, size, expected) => {
  const reason = checkFile({ name, size });
  if (expected instanceof RegExp) expect(reason).toMatch(expected);
  else expect(reason).toBe(expected);
});
