import { expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-ms-of.ts';
import { splitClauses } from './split-clauses.ts';

test.each([
  ['Ann speaks French, Tom speaks Dutch', ['Ann speaks French', ', Tom speaks Dutch']],
  ['Riga: Price €380, Guarantee 5 years', ['Riga: Price €380', 'Riga: , Guarantee 5 years']],
  ['We open at 9 and close at 5', ['We open at 9 ', 'and close at 5']],
  [`We have beds${', and more'.repeat(200)}, and 5 rooms`, 1],
])('%s', (sentence, expected) => {
  const clauses = splitClauses(sentence);
  expect(Array.isArray(expected) ? clauses : clauses.length).toEqual(expected);
});

test.each(['word and more, ', 'a;', 'Ann and Tom, ', '(', ', '])(
  'a sentence of many %j is divided in time',
  (part) => {
    const sentence = part.repeat(120_000 / part.length);
    expect(cpuMsOf(() => splitClauses(sentence))).toBeLessThan(2_000);
    expect(splitClauses(sentence).join('')).toBe(sentence);
  },
);
