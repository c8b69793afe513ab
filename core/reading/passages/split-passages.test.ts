import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '#core/reading/read-document.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import { type PassageDraft, type SplitOptions, splitPassages } from './split-passages.ts';

function split(blocks: Block[], options?: SplitOptions): PassageDraft[] {
  return splitPassages({ title: 'T', language: 'en', blocks }, options);
}

function sentencesOf({ text, sentenceOffsets }: PassageDraft): string[] {
  return sentenceOffsets.map((start, at) => text.slice(start, sentenceOffsets[at + 1]).trim());
}

const long = (word: string) =>
  `${word} ${'is a sentence of some seventy letters that fills the passage well'}.`;
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

describe('splitPassages', () => {
  test('three sentences a passage, to the letter', () => {
    const text = ['One', 'Two', 'Three', 'Four', 'Five'].map(long).join(' ');
    const passages = split([paragraph(text)]);
    expect(passages.map((passage) => sentencesOf(passage).length)).toEqual([3, 2]);
    for (const passage of passages) expect(text).toContain(passage.text);
    expect(passages[0]?.terms).toEqual(tokenise(passages[0]?.text ?? '', 'en'));
  });

  test('what is around the main text is cut apart from it, under headings of its own', () => {
    const passages = split([
      { kind: 'heading', level: 1, text: 'Shop' },
      paragraph('Five euros.'),
      { ...paragraph('Closed on Sundays.'), isBeside: true },
      { kind: 'heading', level: 3, text: 'Parking', isBeside: true },
      { ...paragraph('Two euros an hour.'), isBeside: true },
    ]);
    expect(passages.map(({ text, headingPath, isBeside }) => [text, headingPath, isBeside])).toEqual([
      ['Five euros.', ['Shop'], false],
      ['Closed on Sundays.', [], true],
      ['Two euros an hour.', ['Parking'], true],
    ]);
  });

  test('headings part the text and are kept as a path', () => {
    const passages = split([
      paragraph('Before.'),
      { kind: 'heading', level: 1, text: 'Shop' },
      { kind: 'heading', level: 2, text: 'Costs' },
      paragraph('Five euros.'),
      { kind: 'heading', level: 2, text: 'Times' },
      paragraph('Two days.'),
      { kind: 'heading', level: 1, text: 'Firm' },
      paragraph('Since 1990.'),
    ]);
    expect(passages.map(({ text, headingPath }) => [headingPath, text])).toEqual([
      [[], 'Before.'],
      [['Shop', 'Costs'], 'Five euros.'],
      [['Shop', 'Times'], 'Two days.'],
      [['Firm'], 'Since 1990.'],
    ]);
  });

  test('short list items are packed together, each its own sentence', () => {
    const items = ['Monday 9 to 17', 'Tuesday 9 to 17', 'Wednesday closed', 'Thursday 9 to 20'];
    const passages = split([
      paragraph('Opening hours:'),
      ...items.map((text): Block => ({ kind: 'list-item', text })),
    ]);
    expect(passages).toHaveLength(1);
    expect(sentencesOf(passages[0] as PassageDraft)).toEqual(['Opening hours:', ...items]);
  });

  test('a text without sentence ends is cut below 700 characters', () => {
    const text = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
    const passages = split([paragraph(text)]);
    expect(passages.length).toBeGreaterThan(4);
    for (const passage of passages) expect(passage.text.length).toBeLessThanOrEqual(700);
    expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
  });

  test('each table is written by itself, and found by the column names that it does not spell out', () => {
    const passages = split([
      { kind: 'table-row', columns: ['Plan', 'Price', 'Note'], cells: ['Pro', '$19', ''] },
      { kind: 'table-row', columns: ['', '', ''], cells: ['Hire', 'b\nc', ' '] },
      { kind: 'table-row', columns: ['Plan'], cells: [''] },
      paragraph('Between.'),
      { kind: 'table-row', columns: ['Day', 'Opening hours'], cells: ['Monday', 'closed'] },
      { kind: 'table-row', columns: ['Day', 'Opening hours'], cells: ['Tuesday', '9–17'] },
      { kind: 'table-row', columns: ['Day', 'Opening hours'], cells: ['Sunday', '9–12'] },
    ]);
    expect(passages.map((passage) => passage.text)).toEqual([
      'Pro: Price $19',
      'Hire: b c',
      'Between.',
      'Monday: closed\nTuesday: 9–17\nSunday: 9–12',
    ]);
    expect(passages.at(-1)?.sentenceOffsets).toEqual([0, 15, 29]);
    expect(passages.at(-1)?.terms).toEqual(expect.arrayContaining(tokenise('opening hours', 'en')));
  });

  test('a row that is too long keeps its first cell in each piece', () => {
    const cells = ['X-100', ...Array.from({ length: 30 }, (_, at) => `value ${at} ${'y'.repeat(40)}`)];
    const passages = split([{ kind: 'table-row', columns: cells.map((_, at) => `C${at}`), cells }]);
    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) {
      expect(text.startsWith('C0: X-100')).toBe(true);
      expect(text.length).toBeLessThanOrEqual(700);
    }
    for (const cell of cells) expect(passages.some(({ text }) => text.includes(cell))).toBe(true);
  });

  test('code is cut between lines', () => {
    const code = Array.from({ length: 60 }, (_, at) => `  const value${at} = compute(${at});`).join('\n');
    const passages = split([{ kind: 'code', text: code }]);
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.map((passage) => passage.text).join('\n')).toBe(code);
  });

  test('a question is one passage with its alternatives; approved only when the owner wrote it', () => {
    const block: Block = {
      kind: 'question',
      question: 'Open?',
      alternatives: ['Hours?', ' '],
      answer: 'Nine. To five.',
    };
    const [found] = split([block]);
    expect(found).toMatchObject({
      question: 'Open?\nHours?',
      isApproved: false,
      text: 'Nine. To five.',
      sentenceOffsets: [0, 6],
    });
    expect(split([block], { isApproved: true })[0]?.isApproved).toBe(true);
    expect(split([{ ...block, answer: ' ' }])).toEqual([]);
    expect(split([paragraph('Plain.')], { isApproved: true })[0]?.isApproved).toBe(false);
  });

  test.each([
    ['de-CH', 'Plain words', 'de'],
    [null, 'Wir liefern in alle Länder der Welt und das ist gut.', 'de'],
    [null, '12345', 'fr'],
  ])('declared language %s, text "%s": %s', (language, text, expected) => {
    const passages = splitPassages(
      { title: '', language, blocks: [paragraph(text)] },
      { fallbackLanguage: 'fr' },
    );
    expect(passages[0]?.language).toBe(expected);
  });

  test('loses no word, keeps the order, and its offsets part the text', () => {
    const piece = fc.constantFrom(
      'Alpha beta. ',
      'Gamma! ',
      'delta ',
      '\n',
      '。',
      'Long '.repeat(200),
      '🙂',
      'x'.repeat(900),
    );
    const block = fc.array(piece, { maxLength: 8 }).map((pieces) => paragraph(pieces.join('')));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        const passages = split(blocks);
        const letters = (text: string) => text.replace(/\s+/g, '');
        const source = blocks.map((each) => ('text' in each ? each.text : '')).join('\n');
        expect(letters(passages.map((passage) => passage.text).join('\n'))).toBe(letters(source));
        for (const passage of passages) {
          expect(passage.text.trim()).not.toBe('');
          expect(passage.text.length).toBeLessThanOrEqual(700);
          expect(passage.sentenceOffsets[0]).toBe(0);
          for (const sentence of sentencesOf(passage)) expect(sentence).not.toBe('');
        }
      }),
    );
  });
});
