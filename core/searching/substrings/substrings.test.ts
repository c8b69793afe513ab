import { describe, expect, test } from 'vitest';
import { cutExcerpt } from './cut-excerpt.ts';
import { findTerms } from './find-terms.ts';
import { listSearchTerms } from './list-search-terms.ts';
import { listSubstrings } from './list-substrings.ts';

/** As the database looks: every term begins something that is kept of the text. */
function isFound(text: string, query: string): boolean {
  const kept = listSubstrings(text);
  const terms = listSearchTerms(query);
  return terms.length > 0 && terms.every((term) => kept.some((each) => each.startsWith(term)));
}

describe('a search finds', () => {
  test.each([
    ['I want a refund, please.', 'refund'],
    ['I want a refund, please.', 'REFUND please'],
    ['Our refunds are quick', 'refund'],
    ['Write to Ann.Lee+shop@mail.example.com today', 'ann.lee+shop@mail.example.com'],
    ['Write to Ann.Lee+shop@mail.example.com today', 'lee'],
    ['Write to Ann.Lee+shop@mail.example.com today', '@mail.example'],
    ['Frau Hofmann-Müller', 'mann'],
    ['Frau Hofmann-Müller', 'hofmann-muller'],
    ['FRAU MÜLLER', 'müller'],
    ['Order AB-4711/3', '711'],
    ['Order AB-4711/3', 'ab-4711'],
    ['+49 176 12345678', '5678'],
    ['It costs 1,500.50 euros', '1,500.50'],
    ['我想退款，可以吗？', '退款'],
    ['我想退款，可以吗？', '吗'],
    ['返品したいです', '品した'],
    ['ฉันต้องการคืนเงิน', 'คืนเงิน'],
    ['أريد استرجاع المال', 'استرجاع'],
    ['אני רוצה החזר', 'החזר'],
    ['Хочу вернуть деньги', 'ВЕРНУТЬ'],
    ['환불하고 싶어요', '환불'],
    ['Die Straße', 'strasse'],
    ['ＦＵＬＬ width', 'full'],
    ['cafe\u0301 au lait', 'café'],
    ['Thanks 👍', '👍'],
    ['https://shop.example/returns/how-long-does-it-take', 'shop.example/returns/how-long-does-it-take'],
    [`key ${'k'.repeat(400)}z`, 'kkkz'],
  ])('in %j: %j', (text, query) => expect(isFound(text, query)).toBe(true));
});

describe('a search does not find', () => {
  test.each([
    ['Joanna works at a company with gmail', 'ann@gmail.com'],
    ['I want a refund', 'refunds'],
    ['Order 4711', '4712'],
    ['refund', 'refund exchange'],
    ['anything', '…'],
    ['anything', ''],
    ['https://shop.example/returns/how-long-does-it-take', 'shop.example/returns/how-long-will-it-take'],
  ])('in %j: %j', (text, query) => expect(isFound(text, query)).toBe(false));
});

test.each([
  ['What is a refund?', 'refund', ['refund']],
  ['Refund or REFUNDS', 'refund', ['Refund', 'REFUND']],
  ['Straße 5', 'strasse', ['Straße']],
  ['Straße 5', 's', ['S', 'ß']],
  ['cafe\u0301 au lait', 'cafe', ['cafe\u0301']],
  ['我想退款', '退款', ['退款']],
  ['ababa', 'aba bab', ['ababa']],
  ['👍 and 👎', '👎', ['👎']],
  ['nothing here', 'x', []],
])('marks in %j what was looked for with %j', (text, query, marked) => {
  const ranges = findTerms(text, listSearchTerms(query));
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(marked);
});

test.each([
  ['A short\ntext.', 'short', 40, 'A short text.'],
  [
    `${'One two three. '.repeat(20)}The refund comes.`,
    'refund',
    40,
    '…three. One two three. The refund comes.',
  ],
  ['The refund comes. '.repeat(10), 'refund', 30, 'The refund comes. The refund c…'],
  [`${'x'.repeat(100)}refund${'y'.repeat(100)}`, 'refund', 30, `…${'x'.repeat(10)}refund${'y'.repeat(14)}…`],
])('cuts %j around %j', (text, query, length, expected) => {
  expect(cutExcerpt(text, listSearchTerms(query), length)).toBe(expected);
});
