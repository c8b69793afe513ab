import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const own = 'tests/architecture/waiting.test.ts';
const tests = globSync(
  ['{contract,core,server,web,widget,scripts,tests}/**/*.test.{ts,tsx}', 'tests/journeys/**/*.ts'],
  { cwd: root },
).filter((path) => path !== own);

/** A patience that is shorter than that of all: `vi.waitFor` has a second. */
const impatient =
  /\bvi\.wait(?:For|Until)\(|\.poll\((?:(?!\.poll\()[\s\S]){0,400}?\{\s*timeout: (?:\d{1,3}|\d_\d{3}|[12]\d_\d{3})\b/g;

it('tests wait with the one patience that is set for all of them, or a longer one', () => {
  expect(tests.length).toBeGreaterThan(500);
  const places = tests.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return [...code.matchAll(impatient)].map(
      ({ index }) => `${path}:${code.slice(0, index).split('\n').length}`,
    );
  });
  expect(places).toEqual([]);
});
