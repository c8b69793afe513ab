import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Transport } from '../chat/transport.ts';
import { drawFiles } from './draw-files.ts';
import { de } from './words/de.ts';

const plan: Attachment = {
  id: 'att_1',
  name: 'plan.pdf',
  kind: 'file',
  sizeBytes: 2_048,
  width: null,
  height: null,
};
const heic = { name: 'photo.heic' };
const movie = { name: 'movie.mov' };

beforeEach(() => {
  const { document } = parseHTML('<!doctype html><html lang="de"><body></body></html>');
  vi.stubGlobal('document', document);
});

/** What stands in a message, part by part. */
function draw(text: string, attachments: Attachment[], refusedFiles: { name: string }[]): string[] {
  const message = document.createElement('article');
  message.innerHTML = '<div class="bubble"></div>';
  const bubble = message.firstElementChild;
  if (bubble) bubble.textContent = text;
  const transport = {} as Transport;
  drawFiles(message, text, { attachments, refusedFiles }, { transport, words: de });
  return [...message.children].map((part) => `${part.className}: ${part.textContent}`);
}

const files = expect.stringMatching(/^files: plan\.pdf2 kB/);

test.each<[string, Parameters<typeof draw>, unknown[]]>([
  ['files below the words', ['Hier', [plan], []], ['bubble: Hier', files]],
  ['files alone', ['plan.pdf', [plan], []], [files]],
  [
    'files, and one that was refused',
    ['Hier', [plan], [heic]],
    ['bubble: Hier', files, 'note: Diese Datei wurde nicht zugestellt: photo.heic'],
  ],
  [
    'only files that were refused',
    ['photo.heic, movie.mov', [], [heic, movie]],
    ['note: Diese Dateien wurden nicht zugestellt: photo.heic, movie.mov'],
  ],
])('a message with %s', (_what, said, parts) => expect(draw(...said)).toEqual(parts));
