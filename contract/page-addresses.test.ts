import { expect, test } from 'vitest';
import { paths } from './page-addresses.ts';

test('the general settings have the shorter address', () => {
  expect(paths.settings('a1')).toBe('/agents/a1/settings');
  expect(paths.settings('a1', 'leads')).toBe('/agents/a1/settings/leads');
});
