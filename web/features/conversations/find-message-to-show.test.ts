import { expect, test } from 'vitest';
import { findMessageToShow } from './find-message-to-show.ts';

const asked = (text: string, outcome: 'answered' | 'declined' | null = null) => ({
  role: 'user' as const,
  text,
  outcome,
});
const said = (text: string) => ({ role: 'assistant' as const, text, outcome: 'answered' as const });
const messages = [
  asked('Do you sell bells?', 'declined'),
  said('No idea.'),
  asked('And saddles?', 'answered'),
  said('Saddles, yes.'),
];

test.each([
  ['nothing', { words: '' }, messages, 2],
  ['an outcome', { words: '', outcome: 'declined' as const }, messages, 0],
  ['an outcome that none has', { words: '', outcome: 'handoff' as const }, messages, 2],
  ['words of an answer', { words: 'NO IDEA' }, messages, 1],
  ['words that none has', { words: 'tandem' }, messages, 2],
  ['nothing in an empty one', { words: '' }, [], 0],
])('looking for %s opens it there', (_what, wanted, list, at) => {
  expect(findMessageToShow(list, wanted)).toBe(at);
});
