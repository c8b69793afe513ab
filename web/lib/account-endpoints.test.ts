import { expect, test } from 'vitest';
import * as security from '#contract/account-security.ts';
import * as contract from '#contract/accounts.ts';
import * as partners from '#contract/partners.ts';
import * as workspaces from '#contract/workspaces.ts';
import * as light from './account-endpoints.ts';

const declarations = new Map(
  Object.entries({ ...contract, ...security, ...workspaces, ...partners }) as [
    string,
    { method: string; path: string },
  ][],
);

test.each(Object.entries(light))('%s is what the contract declares', (name, endpoint) => {
  const declared = declarations.get(name)!;
  expect(endpoint).toMatchObject({ method: declared.method, path: declared.path });
});
