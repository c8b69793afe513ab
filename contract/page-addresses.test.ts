import { expect, test } from 'vitest';
import { paths } from './page-addresses.ts';

test.each([
  [paths.home, '/social/home.png'],
  [paths.pricing, '/social/pricing.png'],
  [paths.docsPage('api'), '/social/docs-api.png'],
])('the picture of %s has an address of its own', (path, address) => {
  expect(paths.socialPicture(path)).toBe(address);
});

test('the general settings have the shorter address', () => {
  expect(paths.settings('a1')).toBe('/agents/a1/settings');
  expect(paths.settings('a1', 'leads')).toBe('/agents/a1/settings/leads');
});
