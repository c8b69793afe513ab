import { expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';
import { files } from './source-files.ts';

it('no files import one another in a circle, types included', () => {
  const imports = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ isOwn }) => isOwn).map(({ target }) => target),
    ]),
  );
  expect(findCircles(imports)).toEqual([]);
});
