import { expect, test } from 'vitest';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { composePassages } from './compose-passages.ts';
import { splitPassages } from './split-passages.ts';

const text = (blocks: ReadDocument['blocks']) =>
  composePassages(splitPassages({ title: 'Page', language: 'en', blocks }));
const paragraph = (words: string) => ({ kind: 'paragraph' as const, text: words });

test('headings once, then a line a sentence', () => {
  expect(
    text([
      paragraph('Welcome. We are open.'),
      { kind: 'heading', level: 1, text: 'Prices' },
      { kind: 'heading', level: 2, text: 'Wheels' },
      paragraph('A wheel costs 30 euros. It lasts.'),
      { kind: 'heading', level: 2, text: 'Bells' },
      { kind: 'list-item', text: 'Brass' },
      { kind: 'list-item', text: 'Steel' },
      { kind: 'heading', level: 1, text: 'Help' },
      { kind: 'question', question: 'Do you repair?', alternatives: [], answer: 'Yes. On Mondays.' },
    ]),
  ).toBe(
    [
      'Welcome.',
      'We are open.',
      '# Prices',
      '# Wheels',
      'A wheel costs 30 euros.',
      'It lasts.',
      '# Bells',
      'Brass',
      'Steel',
      '# Help',
      'Do you repair?',
      'Yes.',
      'On Mondays.',
    ].join('\n'),
  );
});

test('one more sentence is one more line, however the passages are cut', () => {
  const sentences = Array.from({ length: 40 }, (_, number) => `This is sentence number ${number} of them.`);
  const before = text([paragraph(sentences.join(' '))]).split('\n');
  const after = text([paragraph(['And one more before.', ...sentences].join(' '))]).split('\n');
  expect(after.slice(1)).toEqual(before);
});

test('nothing makes nothing', () => expect(composePassages([])).toBe(''));
