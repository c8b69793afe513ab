import { expect, test } from 'vitest';
import { filterColumns } from './filter-columns.ts';

const columns = {
  at: Float64Array.of(10, 20, 20, 30, 40),
  chat: Int32Array.of(1, 2, 1, 2, 1),
  person: Int32Array.of(5, -1, 6, 5, 6),
  kind: Uint8Array.of(0, 4, 1, 0, 0),
  words: Int32Array.of(3, 0, 2, 7, 1),
  isQuestion: Uint8Array.of(0, 0, 0, 1, 0),
  language: Uint8Array.of(1, 0, 2, 1, 0),
  tone: Int8Array.of(3, -128, -128, -2, 0),
};
const all = { chat: null, from: -Infinity, to: Infinity };

test.each([
  ['everything', all, [3, 0, 2, 7, 1]],
  ['a chat', { ...all, chat: 1 }, [3, 2, 1]],
  ['from a time on, the time included', { ...all, from: 20 }, [0, 2, 7, 1]],
  ['before a time', { ...all, to: 20 }, [3]],
  ['a span', { ...all, from: 11, to: 31 }, [0, 2, 7]],
  ['a span of a chat', { chat: 2, from: 11, to: 31 }, [0, 7]],
  ['a span that ends before it begins', { ...all, from: 30, to: 20 }, []],
  ['a chat that is not there', { ...all, chat: -1 }, []],
])('%s is taken from the columns, which stay as they are', (_what, span, words) => {
  const before = structuredClone(columns);
  const chosen = filterColumns(columns, span);
  expect([...chosen.words]).toEqual(words);
  expect(new Set(Object.values(chosen).map(({ length }) => length))).toEqual(new Set([words.length]));
  expect(columns).toEqual(before);
});
