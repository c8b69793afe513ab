import { expect, test } from 'vitest';
import { wordForPage } from './word-for-page.ts';

test.each([
  ['This file is empty.', 'This page is empty.'],
  [
    'This file took longer than 20 seconds to read. Divide it and upload the parts.',
    'This page took longer than 20 seconds to read.',
  ],
  [
    'This file needs more memory than there is for one file. Divide it and upload the parts.',
    'This page needs more memory than there is for one page.',
  ],
  [
    'This file could not be read. Save it anew, or in another format, and try again.',
    'This page could not be read.',
  ],
  [
    'This file is no readable Word document. If it is an old Office file, save it as .docx or PDF and upload that.',
    'This page is no readable Word document.',
  ],
  [
    'This PDF has more than 2000 pages. Divide it and upload the parts.',
    'This PDF has more than 2000 pages.',
  ],
  ['This page asks for a login.', 'This page asks for a login.'],
])('%s', (reason, expected) => expect(wordForPage(reason)).toBe(expected));
