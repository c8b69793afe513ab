import { expect, it } from 'vitest';
import { isSameMailbox } from './is-same-mailbox.ts';

it.each([
  ['ana@example.com', 'ana@example.com', true],
  ['ana@example.com', 'Ana@Example.COM', true],
  ['ana@example.com', 'ana+shop@example.com', true],
  ['ana+one@example.com', 'ana+two@example.com', true],
  ['ana.lima@gmail.com', 'analima@googlemail.com', true],
  ['ana.lima@example.com', 'analima@example.com', false],
  ['ana@example.com', 'ana@example.org', false],
  ['ana@example.com', 'bob@example.com', false],
  ['ana+x@example.com', 'bob+x@example.com', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect([isSameMailbox(one, other), isSameMailbox(other, one)]).toEqual([isSame, isSame]);
});
