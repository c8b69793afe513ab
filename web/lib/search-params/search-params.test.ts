import { expect, test } from 'vitest';
import { pageNumber } from './page-number.ts';
import { rangeQuery } from './range-query.ts';
import { searchText } from './search-text.ts';

const address = (search: string) => new URLSearchParams(search);

test.each([
  ['', ''],
  ['q=nine', 'nine'],
  [`q=${'a'.repeat(300)}`, 'a'.repeat(200)],
])('a search of %s', (search, text) => expect(searchText(address(search))).toBe(text));

test.each([
  ['', 0],
  ['page=3', 3],
  ['page=9999', 9_999],
  ['page=-1', 0],
  ['page=1e9', 0],
  ['page=1.5', 0],
  ['page=99999999999999999999', 0],
  ['page=x', 0],
])('a page of %s', (search, page) => expect(pageNumber(address(search))).toBe(page));

test.each([undefined, 'soon', '1900-01-01..1950-01-01', '2026-01-01..9999-12-31', '2026-02-30..2026-03-01'])(
  'no limit by the range %s',
  (range) => expect(rangeQuery(range)).toEqual({}),
);
