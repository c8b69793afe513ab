import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files } from './source-files.ts';

/** The policy promises to name everything that our pages store in a browser. */
const policy = readFileSync(join(import.meta.dirname, '../../content/legal/cookies.md'), 'utf8');

const cookies = [
  ...new Set(
    files
      .filter(({ room }) => room === 'server')
      .flatMap(({ code }) =>
        [...code.matchAll(/'(parley_\w+)'|\}(parley\.\w+)`/g)].map((match) => match[1] ?? match[2]!),
      ),
  ),
];
const stored = files
  .filter(({ room, code }) => room === 'web' && /\b(?:local|session)Storage\b/.test(code))
  .flatMap(({ code }) => [...code.matchAll(/\b\w*[kK]ey = ['`]([\w-]+)/g)].map((match) => match[1]!));

test('finds what is stored', () => {
  expect(cookies).toContain('parley_csrf');
  expect(cookies).toContain('parley.session_token');
  expect(stored).toContain('cookieConsent');
  expect(stored.length).toBeGreaterThan(6);
});

test.each([...cookies, ...stored])('the cookie policy names %s', (name) => {
  expect(policy).toContain(`\`${name}`);
});
