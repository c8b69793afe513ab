import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { createVerifiedStream } from './create-verified-stream.ts';

const text =
  'We ship to all of Germany within two days. Shipping costs 4.90 euros. We do not ship to Peru. Returns are free.';
const PASSAGES = [
  {
    id: 'shipping',
    text,
    title: 'Shipping',
    headingPath: [],
    question: null,
    language: 'en',
    sentenceOffsets: splitSentences(text, 'en'),
  },
];
const FALLBACK = "I'm sorry, I don't have an answer to that. A human agent will get back to you.";

const start = () =>
  createVerifiedStream({ passages: PASSAGES, urls: [], language: 'en', fallbackReply: FALLBACK });

function run(answer: string, sizes: readonly number[] = []) {
  const stream = start();
  let shown = '';
  let at = 0;
  for (const size of sizes) {
    shown += stream.push(answer.slice(at, at + size));
    at += size;
  }
  shown += stream.push(answer.slice(at));
  shown += stream.end();
  expect(shown).toBe(stream.text);
  return stream;
}

test('what "it" is must have been shown', () => {
  const { text: shown, cut } = run('We sell boats. They ship to all of Germany. Returns are free.');
  expect(shown).toBe('Returns are free.');
  expect(cut.map((each) => each.text)).toContain('They ship to all of Germany.');
});

test('shows a sentence when the next begins, not before', () => {
  const stream = start();
  expect(stream.push('Shipping costs 4.90')).toBe('');
  expect(stream.push(' euros [1].')).toBe('');
  expect(stream.push(' [')).toBe('');
  expect(stream.push('1] ')).toBe('');
  expect(stream.push('Pigs')).toBe('Shipping costs 4.90 euros.');
  expect(stream.push(' can fly.')).toBe('');
  expect(stream.end()).toBe('');
  expect(stream.shown).toEqual([
    {
      text: 'Shipping costs 4.90 euros.',
      sources: [{ passageId: 'shipping', quote: 'Shipping costs 4.90 euros.' }],
      start: 0,
      end: 26,
    },
  ]);
  expect(stream.cut).toEqual([{ text: 'Pigs can fly.', reason: 'unsupported' }]);
});

test.each([
  ['Sure! Shipping costs 4.90 euros.', 'Sure! Shipping costs 4.90 euros.'],
  ['Sure! Pigs can fly. I hope this helps.', ''],
  ['Yes. Shipping costs 4.90 euros.', 'Shipping costs 4.90 euros.'],
  ['Returns are free [1]. Returns are free [1]. Returns are free!', 'Returns are free.'],
  [
    '- Returns are free\n- Shipping costs 4.90 euros\n- We ship to Peru',
    '- Returns are free\n- Shipping costs 4.90 euros',
  ],
  [
    '1. Returns are free.\n2. We ship to Peru.\n3. Shipping costs 4.90 euros.',
    '1. Returns are free.\n3. Shipping costs 4.90 euros.',
  ],
  ['Returns are free.\n\nShipping costs 4.90 euros.', 'Returns are free.\n\nShipping costs 4.90 euros.'],
  ['Shipping to Germany\nPigs can fly.', ''],
  [
    'Returns are free.\n\nShipping to Germany\nPigs can fly.\n\nShipping\nShipping costs 4.90 euros.',
    'Returns are free.\n\nShipping\nShipping costs 4.90 euros.',
  ],
  [
    'Sure!\nShipping to Germany\nPigs can fly. Shipping costs 4.90 euros.',
    'Sure! Shipping to Germany\nShipping costs 4.90 euros.',
  ],
  ['Shipping costs\nShipping to Germany\n', 'Shipping costs\nShipping to Germany'],
  ['Germany, Germany, Germany of Germany, Germany, Germany of Germany. Germany of Germany', ''],
  ['Returns are free. Shipping to the', 'Returns are free.'],
  ['😀(Pigs can fly12(Returns are free', ''],
  ['', ''],
  ['[1]', ''],
])('of %j is shown %j', (answer, shown) => {
  expect(run(answer).text).toBe(shown);
});

test.each([[FALLBACK], ["I'm sorry, I don't have an answer to that."]])(
  'knows when the model has no answer: %j',
  (answer) => {
    expect(run(answer)).toMatchObject({ isDeclined: true, text: '', shown: [] });
  },
);

test('of a model that was cut off, the sentence without its end is not shown', () => {
  const stream = start();
  stream.push('Returns are free. Shipping costs 4.90 euros');
  expect(stream.end(false)).toBe('');
  expect(stream.text).toBe('Returns are free.');
  expect(stream.cut).toEqual([{ text: 'Shipping costs 4.90 euros', reason: 'unsupported' }]);
});

test('a sentence that does not end is judged all the same', () => {
  expect(run('word '.repeat(400)).cut.length).toBeGreaterThan(0);
});

test.each([
  ['\n', 'one by one'],
  [' \n', 'one by one'],
  ['\n', 'at once'],
  ['a', 'at once'],
  ['[', 'at once'],
])('20,000 times %j, %s, take little time', (piece, how) => {
  const stream = start();
  const ms = cpuMsOf(() => {
    stream.push('Returns are free.');
    if (how === 'at once') stream.push(piece.repeat(20_000));
    else for (let at = 0; at < 20_000; at += 1) stream.push(piece);
    stream.push(' Pigs can fly.');
    stream.end();
  });
  expect(ms).toBeLessThan(1_000);
  expect(stream.text).not.toContain('Pigs');
});

test.each(['Returns are free.', 'Returns\n'])('blanks without end before %j take little time', (said) => {
  const stream = start();
  const ms = cpuMsOf(() => {
    stream.push(`${' '.repeat(3_000)}${said}`);
    stream.push(' Pigs can fly.');
    stream.end();
  });
  expect(ms).toBeLessThan(1_000);
});

describe('wherever the deltas cut it', () => {
  const piece = fc.constantFrom(
    'Shipping costs 4.90 euros',
    'Returns are free',
    'We ship to Peru',
    'Pigs can fly',
    'Sure',
    '. ',
    '! ',
    '\n',
    ' [1]',
    '[',
    ']',
    '(',
    '](http://x',
    '【1†a】',
    ' ',
    '12',
    '😀',
    '。',
  );

  test('the same is shown, and only what the passage says', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), fc.array(fc.nat(9)), (pieces, sizes) => {
        const answer = pieces.join('');
        const whole = run(answer);
        const cut = run(answer, sizes);
        expect(cut.text).toBe(whole.text);
        expect(cut.text).not.toMatch(/Peru|Pigs|http/);
        for (const { text, start, end } of cut.shown) expect(cut.text.slice(start, end)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});
