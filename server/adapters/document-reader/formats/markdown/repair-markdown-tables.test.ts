import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';

/** Each row as `column=cell`, any other block as its text. */
const read = (markdown: string): string[] =>
  readMarkdown(Buffer.from(markdown)).blocks.map((block) => {
    if (block.kind !== 'table-row') return 'text' in block ? block.text : '?';
    return block.cells.map((cell, at) => `${block.columns[at]}=${cell}`).join(' ');
  });

describe('tables of Markdown', () => {
  const rooms = '| Room | Price |\n| --- | --- |\n| 101 | 80 |';
  const meals = '| Meal | Cost |\n| --- | --- |\n| Soup | 5 |';
  test.each<[what: string, markdown: string, expected: string[]]>([
    ['one', rooms, ['Room=101 Price=80']],
    ['a divider of long dashes', '| Room | Price |\n| –– | —— |\n| 101 | – |', ['Room=101 Price=–']],
    ['two without an empty line', `${rooms}\n${meals}`, ['Room=101 Price=80', 'Meal=Soup Cost=5']],
    [
      'two of other widths',
      `${rooms}\n| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |`,
      ['Room=101 Price=80', 'A=1 B=2 C=3'],
    ],
    [
      'two without outer bars',
      'Room | Price\n--- | ---\n101 | 80\nMeal | Cost\n--- | ---\nSoup | 5',
      ['Room=101 Price=80', 'Meal=Soup Cost=5'],
    ],
    ['an empty line within', `${rooms}\n\n| 102 | 90 |`, ['Room=101 Price=80', 'Room=102 Price=90']],
    [
      'two empty lines within',
      `${rooms}\n\n  \n| 102 | 90 |\n| 103 | 95 |`,
      ['Room=101 Price=80', 'Room=102 Price=90', 'Room=103 Price=95'],
    ],
    [
      'an empty line before the next table',
      `${rooms}\n\n${meals}`,
      ['Room=101 Price=80', 'Meal=Soup Cost=5'],
    ],
    [
      'an empty line right after the divider',
      '| Room | Price |\n| --- | --- |\n\n| 101 | 80 |',
      ['Room=101 Price=80'],
    ],
    ['an empty line above the divider', '| Room | Price |\n\n|---|---|\n| 101 | 80 |', ['Room=101 Price=80']],
    ['a divider with crosses', '| Room | Price |\n|------+-------|\n| 101 | 80 |', ['Room=101 Price=80']],
    ['text right after it', `${rooms}\nWith breakfast.`, ['Room=101 Price=80', 'With breakfast.']],
    ['text right before it', `Our rooms:\n${rooms}`, ['Our rooms:', 'Room=101 Price=80']],
    ['a heading right after it', `${rooms}\n## Meals`, ['Room=101 Price=80', 'Meals']],
    ['a divider of another width', '| Room | Price |\n| --- |\n| 101 | 80 |', ['Room=101 Price=80']],
    [
      'rows without a header',
      '| Monday | 9 to 5 |\n| Sunday | closed |',
      ['=Monday =9 to 5', '=Sunday =closed'],
    ],
    ['a divider first', '|---|---|\n| Mon | 9 to 5 |\n| Sun | closed |', ['=Mon =9 to 5', '=Sun =closed']],
    ['an indented row', '| Room | Price |\n| --- | --- |\n\t| 101 | 80 |', ['Room=101 Price=80']],
    [
      'a table in an item',
      '- Item\n\n  | Room | Price |\n  | --- | --- |\n  | 101 | 80 |',
      ['Item', 'Room=101 Price=80'],
    ],
    ['a divider in code', '```\n| a | b |\n| c | d |\n```', ['| a | b |\n| c | d |']],
    ['a heading underlined', 'Rooms | Prices\n---\n\nText', ['Rooms | Prices', 'Text']],
    [
      'a bar in a sentence',
      'Open | closed is on the door.\nSee a|b there.',
      ['Open | closed is on the door.\nSee a|b there.'],
    ],
  ])('%s', (_what, markdown, expected) => {
    expect(read(markdown)).toEqual(
      expected.map((text) => (text.includes('\n') && !text.includes('| a') ? text.replace('\n', ' ') : text)),
    );
  });
});
