import { expect, test } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';

test.each<[what: string, markdown: string, expected: string[]]>([
  ['a list of tasks', '- [x] Pool\n- [ ] Sauna\n1. [X] Bar', ['☑ Pool', '☐ Sauna', '☑ Bar']],
  ['a link in brackets', '- [x](/x) Pool', ['x Pool']],
  ['a note', 'It costs 80[^1] euros.\n\n[^1]: With tax.', ['It costs 80 euros.', 'With tax.']],
  ['two notes', 'A[^a] b[^b].\n[^a]: One.\n[^b]: Two.', ['A b.', 'One.', 'Two.']],
  ['single tildes', 'Opens ~at 8~ at 10', ['Opens at 10']],
  ['a tilde for about', 'From ~5 to ~10 euros', ['From ~5 to ~10 euros']],
  ['code', '```\n- [x] a[^1]\n```', ['- [x] a[^1]']],
])('%s in Markdown', (_what, markdown, expected) => {
  const { blocks } = readMarkdown(Buffer.from(markdown));
  expect(blocks.map((block) => ('text' in block ? block.text : '?'))).toEqual(expected);
});
