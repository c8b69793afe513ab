import { expect, test } from 'vitest';
import * as contract from '#contract/site.ts';
import * as light from './site-endpoints.ts';

const declarations = new Map(Object.entries(contract) as [string, { method: string; path: string }][]);

test.each(Object.entries(light))('%s is what the contract declares', (name, endpoint) => {
  const declared = declarations.get(name)!;
  expect(endpoint).toMatchObject({ method: declared.method, path: declared.path });
});
