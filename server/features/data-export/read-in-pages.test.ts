import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readInPages } from './read-in-pages.ts';

test.each([0, 1, 199, 200, 201, 450])('readInPages gives all of %i rows, in order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `id_${String(index).padStart(4, '0')}` }));
  const pages: number[] = [];
  const all = await Readable.from(
    readInPages(async (after, limit) => {
      const page = rows.filter(({ id }) => id > after).slice(0, limit);
      pages.push(page.length);
      return page;
    }),
  ).toArray();
  expect(all).toEqual(rows);
  expect(Math.max(...pages)).toBeLessThanOrEqual(200);
});
