import { expect, it } from 'vitest';
import { frameAncestors } from './frame-ancestors.ts';
import { isAllowedDomain } from './is-allowed-domain.ts';

it.each([
  [[], 'anything.example', true],
  [['a.test'], 'a.test', true],
  [['a.test'], 'A.TEST', true],
  [['a.test'], 'a.test.', true],
  [['a.test'], 'a.test:8080', true],
  [['a.test'], 'www.a.test', false],
  [['a.test'], 'evil-a.test', false],
  [['a.test'], 'a.test.evil.example', false],
  [['*.a.test'], 'www.a.test', true],
  [['*.a.test'], 'x.y.a.test', true],
  [['*.a.test'], 'a.test', false],
  [['*.a.test'], 'evila.test', false],
  [['a.test:8080'], 'a.test:8080', true],
  [['a.test:8080'], 'a.test', false],
  [['b.test', 'a.test'], 'a.test', true],
  [['a.test'], 'null', false],
  [['a.test'], '', false],
])('list %j and host %j: %s', (list, host, expected) => expect(isAllowedDomain(list, host)).toBe(expected));

it('gives the browser the same hosts', () => {
  expect(frameAncestors([])).toBeNull();
  expect(frameAncestors(['a.test', '*.b.test', 'c.test:81'])).toBe("'self' a.test:* *.b.test:* c.test:81");
});
