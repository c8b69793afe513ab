import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { files } from './source-files.ts';

const maximumFiles = 35;

it(`a folder has at most ${maximumFiles} files, without its tests`, () => {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const full = [...counts].filter(([, count]) => count > maximumFiles);
  expect(full).toEqual([]);
});
