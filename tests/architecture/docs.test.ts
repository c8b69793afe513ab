import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  // A decision tells how things were on its day.
  .filter((name) => name.endsWith('.md') && !name.startsWith('decisions'));

/**
 * Paths in backticks that begin with a folder of ours, and decisions, which are named from `docs/`; patterns such as
 * `contract/‹noun›/` are left out.
 */
function namedPaths(text: string): string[] {
  return [
    ...text.matchAll(
      /`((?:bench|content|contract|core|decisions|deploy|docs|integrations|models|scripts|server|tests|web|widget)\/[\w./-]*)`/g,
    ),
  ].map(([, path]) => path!.replace(/^decisions\//, 'docs/decisions/'));
}

test.each(files)('docs/%s names only files and folders that exist', (file) => {
  const missing = namedPaths(readFileSync(join(root, 'docs', file), 'utf8')).filter(
    (path) => !existsSync(join(root, path)),
  );
  expect(missing).toEqual([]);
});

test('finds paths in text', () => {
  expect(
    namedPaths('see `server/jobs/` and `contract/‹noun›/`, `a/b.ts`, `decisions/a.md`, `web/routes.ts`'),
  ).toEqual(['server/jobs/', 'docs/decisions/a.md', 'web/routes.ts']);
});

test('each decision has a number of its own, which is also in its title', () => {
  const folder = join(root, 'docs/decisions');
  const decisions = readdirSync(folder).map((name) => ({
    name,
    number: name.slice(0, 4),
    title: readFileSync(join(folder, name), 'utf8').split('\n', 1)[0] ?? '',
  }));
  expect(decisions.length).toBeGreaterThan(70);
  const numbers = decisions.map(({ number }) => number);
  expect(decisions.filter(({ number }, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(decisions.filter(({ number, title }) => !title.startsWith(`# ${number} · `))).toEqual([]);
});
