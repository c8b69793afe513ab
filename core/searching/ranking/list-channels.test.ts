import { expect, test } from 'vitest';
import { listChannels } from './list-channels.ts';

const unlike = { bm25: 0, question: 0, questionMatch: 0, similarity: null };
const near = { nearest: 0.8, aboveMean: 0.4 };

test.each([
  ['its words', { bm25: 3.2 }, ['words']],
  ['what it means alone', { similarity: near }, ['meaning']],
  ['both', { bm25: 1, similarity: near }, ['words', 'meaning']],
  ['the question that it answers', { bm25: 1, question: 4, questionMatch: 0.9 }, ['question', 'words']],
  ['some words of a stored question', { question: 2, questionMatch: 0.4 }, ['words']],
  ['what is as far as most', { bm25: 1, similarity: { ...near, aboveMean: -0.1 } }, ['words']],
])('a passage is found by %s', (_what, scores, channels) => {
  expect(listChannels({ ...unlike, ...scores } as Parameters<typeof listChannels>[0])).toEqual(channels);
});
