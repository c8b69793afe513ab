import { expect, test } from 'vitest';
import { filterOfAddress } from './filter-of-address.ts';

test.each([
  ['', ''],
  ['view=viw_1', ''],
  ['range=today&outcome=declined', 'outcome=declined&range=today'],
  ['q=a b&view=viw_1&page=', 'q=a+b'],
  ['q=müller', 'q=m%C3%BCller'],
])('of %j is %j', (search, expected) => {
  expect(filterOfAddress(new URLSearchParams(search), ['range', 'q', 'page', 'outcome'])).toBe(expected);
});
