import { expect, it } from 'vitest';
import { formulaSafeCell } from './formula-safe-cell.ts';

it.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+1+cmd|calc', `'+1+cmd|calc`],
  ['-2+3', `'-2+3`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\r=1', `'\r=1`],
  ['+49 (0) 30 123-456', '+49 (0) 30 123-456'],
  ['-12', `'-12`],
  ['＝1+1', `'＝1+1`],
  ['＋1+cmd', `'＋1+cmd`],
  ['－1+1', `'－1+1`],
  ['＠SUM(A1)', `'＠SUM(A1)`],
  ['﹦1+1', `'﹦1+1`],
  ['−1+1', `'−1+1`],
  ['\n=1', `'\n=1`],
  ['\nAda', `'\nAda`],
  ['\u2028=1', `'\u2028=1`],
  [' =1', `' =1`],
  ['\ufeff=1', `'\ufeff=1`],
  ['\u200b=1', `'\u200b=1`],
  ['-\n1', `'-\n1`],
  ['Ada = Lovelace', 'Ada = Lovelace'],
  ['', ''],
])('%j becomes %j', (text, cell) => expect(formulaSafeCell(text)).toBe(cell));
