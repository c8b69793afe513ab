import { describe, expect, test } from 'vitest';
import { patternOf } from '../urls/pattern-of.ts';
import { detectTrap } from './detect-trap.ts';
import { trapGroups } from './trap-groups.ts';

const at = (path: string) => `https://firm.example${path}`;

describe('detectTrap', () => {
  test.each([
    ['/a/b/c', null],
    [`/${'a'.repeat(2_040)}`, 'too-long'],
    [`/${Array.from({ length: 12 }, (_, index) => index).join('/')}`, null],
    [`/${Array.from({ length: 13 }, (_, index) => index).join('/')}`, 'too-deep'],
    ['/a/x/a/y/a/', null],
    ['/a/x/a/y/a/z/a', 'repeats'],
  ])('%s: %s', (path, expected) => expect(detectTrap(at(path))).toBe(expected));
});

describe('patternOf', () => {
  test.each([
    ['/about', null],
    ['/calendar/50', '/calendar/…'],
    ['/2031/05', '/…/…'],
    ['/item-12', '/item-…'],
    ['/list?page=2&a=1', '/list?a&page'],
    ['/list/3?page=2&page=3', '/list/…?page'],
  ])('%s: %s', (path, expected) => expect(patternOf(at(path))).toBe(expected));
});

describe('trapGroups', () => {
  const keys = (path: string) => trapGroups(at(path)).map(({ key }) => key);

  test('variants of one path share a group', () => {
    expect(keys('/list?a=1')).toEqual(keys('/list?b=2'));
    expect(keys('/list?a=1')).not.toEqual(keys('/other?a=1'));
  });

  test('months of one calendar share a group', () => {
    expect(keys('/events/2031/05')).toEqual(keys('/events/1999/12/'));
    expect(keys('/events/2031-05-17')).toHaveLength(1);
    expect(keys('/2031/05/page/2')).toEqual(keys('/2030/11/page/7'));
  });

  test.each(['/2024/05/summer-opening', '/products/200512', '/docs/2024', '/version/2.0'])(
    '%s is no calendar',
    (path) => {
      expect(keys(path)).toEqual([]);
    },
  );
});
