import { expect, test } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';

test.each<[what: string, markdown: string, expected: string[]]>([
  ['a link between notes', 'See [[Prices|our prices]] and [[Rooms]].', ['See our prices and Rooms.']],
  ['a box of an editor', '> [!info] Parking\n> Free for guests', ['Parking Free for guests']],
  ['a box of a generator', '{{< note >}}\nParking is free.\n{{< /note >}}', ['Parking is free.']],
  ['an import', 'import Box from "./box"\n\nParking is free.', ['Parking is free.']],
  ['highlighted text', 'It costs ==80 euros== now', ['It costs 80 euros now']],
  ['a raised figure', '10^6^ units of 20 m^2^', ['10⁶ units of 20 m²']],
  ['a lowered figure', 'H~2~O', ['H2O']],
  ['a formula', 'Up to $10^6$ cells, $\\frac{1}{2}$ hour', ['Up to 10⁶ cells, 1/2 hour']],
  ['prices', 'From $5 to $10, a_b', ['From $5 to $10, a_b']],
  ['signs by their names', 'Pool :white_check_mark:, at 10:x:', ['Pool ✅, at 10❌']],
  ['a remark of its writer', 'Room 80 %%ask Anna%% euros, 5 %% off', ['Room 80 euros, 5 %% off']],
  [
    'a box with its text set in',
    '!!! note "Parking"\n    Parking is free.\n\nMore.',
    ['Parking', 'Parking is free.', 'More.'],
  ],
  ['a comparison', 'a == b and c == d', ['a == b and c == d']],
  ['names for a style sheet', '# Prices {#prices}\n\nRoom 80\n{: .note}', ['Prices', 'Room 80']],
  ['a template in a text', 'Write {name} and {#if x} here.', ['Write {name} and {#if x} here.']],
  [
    'descriptions of terms',
    'Check-in\n:   from 15:00\n\nCheck-out\n\n: until 11:00\n',
    ['Check-in: from 15:00', 'Check-out: until 11:00'],
  ],
  ['front matter of another kind', '+++\ntitle = "Rooms"\n+++\n\nRoom 80', ['Room 80']],
  ['code', '```\nimport x from "y"\n[[a]]\n```', ['import x from "y"\n[[a]]']],
  ['code in a line', 'Write `[[a|b]]` here', ['Write [[a|b]] here']],
])('%s in Markdown', (_what, markdown, expected) => {
  const { blocks } = readMarkdown(Buffer.from(markdown));
  expect(blocks.map((block) => ('text' in block ? block.text : '?'))).toEqual(expected);
});
