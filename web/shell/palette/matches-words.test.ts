import { expect, test } from 'vitest';
import { matchesWords } from './matches-words.ts';

test.each([
  ['', 'Dashboard', true],
  ['dash', 'Dashboard', true],
  ['board', 'Dashboard', true],
  ['bo', 'Dashboard', false],
  ['set team', 'Settings: Team members', true],
  ['team billing', 'Settings: Team members', false],
  ['cafe', 'Café helper', true],
  ['CAFÉ', 'Cafe helper', true],
  ['ﬁ', 'Files', true],
  ['北京', '北京助手', true],
  ['.*', 'Dashboard', false],
])('"%s" in "%s": %s', (typed, text, expected) => {
  expect(matchesWords(typed, text)).toBe(expected);
});
