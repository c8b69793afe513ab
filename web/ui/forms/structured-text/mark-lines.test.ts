import { expect, test } from 'vitest';
import { type LineMark, markLines } from './mark-lines.ts';

/** `[` and `]` are the ends of the selection. */
function mark(given: string, lineMark: LineMark): string {
  const start = given.indexOf('[');
  const end = given.indexOf(']') - 1;
  const text = given.replace(/[[\]]/g, '');
  const { from, to, text: marked } = markLines(text, start, end, lineMark);
  return text.slice(0, from) + marked + text.slice(to);
}

test.each<[string, LineMark, string]>([
  ['[]', '## ', '## '],
  ['Pri[]ces', '## ', '## Prices'],
  ['## Pri[]ces', '## ', 'Prices'],
  ['- Pri[]ces', '## ', '## Prices'],
  ['One\nT[w]o\nThree', '- ', 'One\n- Two\nThree'],
  ['[One\nTwo]\nThree', '- ', '- One\n- Two\nThree'],
  ['[One\n]Two', '- ', '- One\nTwo'],
  ['[- One\nTwo]', '- ', '- One\n- Two'],
  ['[- One\n\n- Two]', '- ', 'One\n\nTwo'],
  ['One\n[]\nTwo', '- ', 'One\n- \nTwo'],
])('%j with %j is %j', (given, lineMark, expected) => {
  expect(mark(given, lineMark)).toBe(expected);
});
