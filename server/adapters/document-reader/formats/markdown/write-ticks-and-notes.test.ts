import { expect, test } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';

test.each<[what: string, markdown: string, expected: string[]]>([
  ['a list of tasks', '- [x] Pool\n- [ ] Sauna\n1. [X] Bar', ['☑ Pool', '☐ Sauna', '☑ Bar']],
  ['a link in brackets', '- [x](/x) Pool', ['x Pool']],
  ['a note', 'It costs 80[^1] euros.\n\n[^1]: With tax.', ['It costs 80 euros.', 'With tax.']],
  ['two notes', 'A[^a] b[^b].\n[^a]: One.\n[^b]: Two.', ['A b.', 'One.', 'Two.']],
  ['single tildes', 'Opens ~at 8~ at 10', ['Opens at 10']],
  ['a tilde for about', 'From ~5 to ~10 euros', ['From ~5 to ~10 euros']],
  ['brackets without a note', 'Any of [^0-9] is left.', ['Any of [^0-9] is left.']],
  ['code in a line', 'A`[^a]` b[^a].\n\n[^a]: One.', ['A[^a] b.', 'One.']],
  [
    'code with marks of code in it',
    '````\n```\n- [x] a\n```\n- [x] b\n````\n\n- [x] c',
    ['```\n- [x] a\n```\n- [x] b', '☑ c'],
  ],
  ['code between tildes', '~~~\n```\n- [x] a\n~~~\n\n- [x] b', ['```\n- [x] a', '☑ b']],
  ['code', '```\n- [x] a[^1]\n```', ['- [x] a[^1]']],
])('%s in Markdown', (_what, markdown, expected) => {
  const { blocks } = readMarkdown(Buffer.from(markdown));
  expect(blocks.map((block) => ('text' in block ? block.text : '?'))).toEqual(expected);
});
