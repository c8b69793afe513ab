import { describe, expect, it } from 'vitest';
import { splitMentions } from './split-mentions.ts';

const members = [
  { userId: 'ana', name: 'Ana', email: 'ana@shop.example' },
  { userId: 'ana-lee', name: 'Ana Lee', email: 'lee@shop.example' },
  { userId: 'ben-1', name: 'Ben', email: 'ben@shop.example' },
  { userId: 'ben-2', name: 'ben', email: 'other.ben@shop.example' },
  { userId: 'nameless', name: ' ', email: 'new@shop.example' },
  { userId: 'odd', name: 'C. (Mo) $', email: 'mo@shop.example' },
  { userId: 'zoe', name: 'Zoë', email: 'zoe@shop.example' },
];

describe('splitMentions', () => {
  it.each([
    ['@Ana please look', ['ana']],
    ['please look, @ana lee', ['ana-lee']],
    ['@Ana Leeds is a town', ['ana']],
    ['@Anastasia is nobody here', []],
    ['(@Ana), @Zoë!', ['ana', 'zoe']],
    ['@BEN', ['ben-1', 'ben-2']],
    ['@new@shop.example', ['nameless']],
    ['ask @C. (Mo) $ first', ['odd']],
    ['write to ana@shop.example or x@Ana', []],
    ['Ana, without the sign', []],
    ['', []],
  ])('finds whom %j mentions', (text, ids) => {
    const pieces = splitMentions(text, members);
    expect(pieces.flatMap(({ userIds }) => userIds)).toEqual(ids);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('finds nobody where there is nobody', () => {
    expect(splitMentions('@Ana', [])).toEqual([{ text: '@Ana', userIds: [] }]);
  });
});
