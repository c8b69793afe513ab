import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docsPictures } from '../../../scripts/pictures/docs-pictures.ts';
import {
  picturesFile,
  picturesFolder,
  type StoredPictures,
} from '../../../scripts/pictures/pictures-file.ts';
import { listDocs, readDocsArticle } from './read-docs.ts';

const names = docsPictures.map(({ name }) => name).sort();
const files = names.flatMap((name) => [`${name}-dark.avif`, `${name}-light.avif`]);
const stored = JSON.parse(readFileSync(picturesFile, 'utf8')) as StoredPictures;
const drawn = listDocs()
  .flatMap(({ pages }) => pages)
  .flatMap(({ slug }) => [...(readDocsArticle(slug)?.html.matchAll(/<img [^>]+>/g) ?? [])])
  .map(([tag]) => tag);

it('every picture is taken in both themes, has words to compare, and costs at most 40 kB', () => {
  expect(readdirSync(picturesFolder).sort()).toEqual([...files, 'pictures.json'].sort());
  expect(Object.keys(stored).sort()).toEqual(names);
  expect(names.filter((name) => (stored[name]?.words.length ?? 0) < 5)).toEqual([]);
  expect(files.filter((file) => statSync(join(picturesFolder, file)).size > 40_000)).toEqual([]);
});

it('every picture is shown once, later than the text, in its place, and described', () => {
  const shown = drawn.map((tag) => /([\w-]+\.avif)/.exec(tag)?.[1] ?? tag);
  expect(shown.sort()).toEqual(files.sort());
  for (const tag of drawn)
    expect(tag).toMatch(/ alt="[^"]{40,300}" width="\d{3,4}" height="\d{3,4}" loading="lazy"/);
});
