import { expect, test } from 'vitest';
import * as contract from '#contract/accounts.ts';
import * as light from './account-endpoints.ts';

test.each(Object.entries(light))('%s is what the contract declares', (name, endpoint) => {
  const declared = contract[name as keyof typeof light];
  expect(endpoint).toMatchObject({ method: declared.method, path: declared.path });
});
