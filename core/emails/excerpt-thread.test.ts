import { expect, it } from 'vitest';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { excerptThread } from './excerpt-thread.ts';

const file = (name: string): Attachment => ({
  id: name,
  name,
  kind: 'file',
  sizeBytes: 1,
  width: null,
  height: null,
});
const said = (text: string, files: string[] = [], refused: string[] = []) => ({
  author: { kind: 'visitor' as const, name: null, pictureUrl: null, event: null },
  text,
  attachments: files.map(file),
  refusedFiles: refused.map((name) => ({ name, reason: 'type' as const })),
});

it.each([
  [said('Here'), 'Here'],
  [said('Here', ['a.pdf']), 'Here\n\nFile in the chat: a.pdf'],
  [said('a.pdf, b.pdf', ['a.pdf', 'b.pdf']), 'Files in the chat: a.pdf, b.pdf'],
  [said('Here', ['a.pdf'], ['b.mov']), 'Here\n\nFile in the chat: a.pdf\n\nNot delivered: b.mov'],
  [said('b.mov', [], ['b.mov']), 'Not delivered: b.mov'],
  [said('x'.repeat(600), ['a.pdf']), `${'x'.repeat(499)}…\n\nFile in the chat: a.pdf`],
])('names the files of a message: %#', (message, text) => {
  expect(excerptThread([message]).turns).toEqual([{ from: 'visitor', text }]);
});

it('takes the last six messages, without lines of the system', () => {
  const system = {
    ...said('Ana joined.'),
    author: { kind: 'system' as const, name: 'Ana', pictureUrl: null, event: 'joined' as const },
  };
  const thread = excerptThread([...'12345678'].flatMap((text) => [said(text), system]));
  expect(thread.turns.map(({ text }) => text).join('')).toBe('345678');
  expect(thread.earlier).toBe(2);
});
