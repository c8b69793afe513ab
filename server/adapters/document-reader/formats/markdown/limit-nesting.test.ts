import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';
import { limitNesting } from './limit-nesting.ts';

const textOf = (markdown: string) =>
  readMarkdown(Buffer.from(markdown))
    .blocks.map((block) => ('text' in block ? block.text : block.kind))
    .join('\n');
const steps = (count: number, indent: string) =>
  Array.from({ length: count }, (_, level) => `${indent.repeat(level)}- item ${level}`).join('\n');

describe('limitNesting', () => {
  test.each([
    ['quotes', `${'> '.repeat(20_000)}The words.`],
    ['quotes without spaces', `${'>'.repeat(20_000)}The words.`],
    ['quotes of a mail', `Hello\n\n${'> '.repeat(150)}The\n${'> '.repeat(150)}words.\n\nGoodbye`],
    ['bullets', `${'- '.repeat(20_000)}The words.`],
    ['numbers', `${'1. '.repeat(200)}The words.`],
    ['a mix', `${'> - 1) * '.repeat(100)}The words.`],
  ])('keeps the text of deep %s', (_, markdown) => {
    expect(textOf(markdown)).toContain('The words.');
  });

  test.each(['  ', '    ', '\t'])('keeps every item of a list that steps in by %j', (indent) => {
    const text = textOf(steps(300, indent));
    for (const level of [0, 49, 50, 99, 199, 299]) expect(text).toContain(`item ${level}`);
  });

  test.each([
    '> One\n> > two\n\n- a\n  - b\n    1. c',
    '- - - - - - - - - - - - - - - - - - - - - - - - -',
    '* * *\n\n1.5 metres\n\n-5 degrees\n\n    > code',
    '',
  ])('leaves ordinary Markdown as it is: %j', (markdown) => {
    expect(limitNesting(markdown)).toBe(markdown);
  });

  test('keeps every word, whatever is given', () => {
    const piece = fc.oneof(
      fc.constantFrom('> ', '- ', '* ', '>', ' ', '\t', '1. ', '\n'),
      fc.stringMatching(/^[a-z]{1,5}$/),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400, size: 'max' }), (pieces) => {
        const markdown = pieces.join('');
        const wordsOf = (text: string) => text.match(/[a-z]+/g) ?? [];
        expect(wordsOf(limitNesting(markdown))).toEqual(wordsOf(markdown));
      }),
    );
  });
});
