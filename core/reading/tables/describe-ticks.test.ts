import { describe, expect, test } from 'vitest';
import type { Block } from '../read-document.ts';
import { describeTicks } from './describe-ticks.ts';

const lines = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }));
const row = (...cells: string[]): Block[] => [{ kind: 'table-row', columns: cells.map(() => ''), cells }];

describe('describeTicks', () => {
  test.each<[blocks: Block[], expected: Block[], language: string]>([
    [row('Pool', '☑'), row('Pool', 'yes'), 'en'],
    [row('Pool', '✓', '✗', '✅', '❌', '✔️'), row('Pool', 'yes', 'no', 'yes', 'no', 'yes'), 'en'],
    [row('Pool', '●', '○'), row('Pool', 'yes', 'no'), 'en'],
    [row('Effort', '●●●○○'), row('Effort', '3/5'), 'en'],
    [row('Sauna', '☐', '☑'), row('Sauna', 'nein', 'ja'), 'de'],
    [row('Sauna', '☐'), row('Sauna', 'no'), 'xx'],
    [row('Sauna', '☑ on Mondays'), row('Sauna', 'on Mondays: yes'), 'en'],
    [lines('☑ Pool ☐ Sauna'), lines('Pool: yes; Sauna: no'), 'en'],
    [lines('Pool ☑ Sauna ☐'), lines('Pool: yes; Sauna: no'), 'en'],
    [lines('Rooms: ☑ Pool ☐ Sauna'), lines('Rooms: Pool: yes; Sauna: no'), 'en'],
    [lines('☑ Pool\n☐ Sauna'), lines('Pool: yes\nSauna: no'), 'en'],
    [lines('☒ Pool ☐ Sauna'), lines('Pool: yes; Sauna: no'), 'en'],
    [lines('☑ Pool', '☒ Sauna'), lines('Pool: yes', 'Sauna: no'), 'en'],
    [lines('[x] Pool', '[ ] Sauna'), lines('Pool: yes', 'Sauna: no'), 'en'],
    [lines('✓ Free delivery', 'See [1] below.'), lines('✓ Free delivery', 'See [1] below.'), 'en'],
    [
      [{ kind: 'question', question: 'Pool?', alternatives: [], answer: '✓' }],
      [{ kind: 'question', question: 'Pool?', alternatives: [], answer: 'yes' }],
      'en',
    ],
    [[{ kind: 'code', text: '☑' }], [{ kind: 'code', text: '☑' }], 'en'],
  ])('%j', (blocks, expected, language) => {
    expect(describeTicks(blocks, () => language)).toEqual(expected);
  });
});
