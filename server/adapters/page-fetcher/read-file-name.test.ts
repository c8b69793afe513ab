import { expect, test } from 'vitest';
import { readFileName } from './read-file-name.ts';

test.each([
  [null, null],
  ['inline', null],
  ['attachment; filename="price list.csv"', 'price list.csv'],
  ['attachment; filename=prices.csv', 'prices.csv'],
  ['attachment; filename=price list.docx', 'price list.docx'],
  ['filename=prices.pdf', 'prices.pdf'],
  ["attachment; filename=x.csv; filename*=UTF-8''Preise%20%E2%82%AC.csv", 'Preise €.csv'],
  [`attachment; filename="${Buffer.from('Müller.pdf').toString('latin1')}"`, 'Müller.pdf'],
  ['attachment; filename="M\u00fcller.pdf"', 'Müller.pdf'],
  ['attachment; filename="a%20b.pdf"', 'a b.pdf'],
  ['attachment; filename="100%.pdf"', '100%.pdf'],
  ['attachment; filename="..\\..\\etc/passwd"', 'passwd'],
  ['attachment; filename="=?UTF-8?B?UHJlaXNlLnBkZg==?="', 'Preise.pdf'],
  ['attachment; filename="=?iso-8859-1?Q?Caf=E9_menu.pdf?="', 'Café menu.pdf'],
  ['attachment; filename="=?UTF-8?Q?Prei?= =?UTF-8?Q?se.pdf?="', 'Preise.pdf'],
  ['attachment; filename="=?windows-1259?B?UHI=?=.pdf"', '=?windows-1259?B?UHI=?=.pdf'],
  ['attachment; filename="=?x-unknown?B?UHI=?=.pdf"', '=?x-unknown?B?UHI=?=.pdf'],
  [`attachment; filename*="UTF-8''Preise%20%E2%82%AC.pdf"`, 'Preise €.pdf'],
  ['attachment; filename=""', null],
])('%s names %s', (header, expected) => expect(readFileName(header)).toBe(expected));
