import { describe, expect, it } from 'vitest';
import { readExportedFunctions } from './read-functions.ts';
import { files } from './source-files.ts';

/** Kinds of file that are named for a noun, with what they are behind a dot. */
const kinds = /\.(table|routes|pages|jobs|queries|config|schemas|endpoints)$/;

/** Small functions that only make sense together: questions to one type of node. */
const families = new Set(['core/reading/html/html-node.ts']);

const baseOf = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '') ?? '';

const toKebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

describe('names of files', () => {
  it('are kebab-case and say what is inside', () => {
    const odd = files
      .map(({ path }) => path)
      .filter((path) => {
        const name = baseOf(path).replace(kinds, '');
        return (
          !/^[a-z0-9]+(-[a-z0-9]+)*(\.client)?$/.test(name) ||
          ['index', 'utils', 'helpers', 'types', 'misc'].includes(name)
        );
      });
    expect(odd).toEqual([]);
  });

  it('are those of the functions that core and server export', () => {
    const exported = files
      .filter(({ room, path }) => (room === 'core' || room === 'server') && !kinds.test(baseOf(path)))
      .flatMap((file) => readExportedFunctions(file).map((name) => ({ name, path: file.path })));
    const strays = exported.filter(({ name, path }) => toKebab(name) !== baseOf(path) && !families.has(path));
    expect(strays).toEqual([]);
  }, 60_000);
});
