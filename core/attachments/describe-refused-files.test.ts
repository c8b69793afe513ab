import { expect, it } from 'vitest';
import type { RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import { describeRefusedFiles } from './describe-refused-files.ts';

it.each<[RefusedFile[], string]>([
  [[], ''],
  [
    [{ name: 'a.heic', reason: 'type' }],
    '1 file of this email was not kept: a.heic (this type of file cannot be sent).',
  ],
  [
    [
      { name: 'a.pdf', reason: 'unreadable' },
      { name: 'b.pdf', reason: 'number' },
      { name: 'c.pdf', reason: 'off' },
    ],
    '3 files of this email were not kept: a.pdf (it could not be read), b.pdf (more than 3 files), c.pdf (the agent does not take files).',
  ],
])('%j', (files, sentence) => expect(describeRefusedFiles(files)).toBe(sentence));
