import { expect, it } from 'vitest';
import * as contract from '#contract/site.endpoints.ts';
import { searchDocs } from './search-endpoint.ts';

it('is what the contract declares', () => {
  const { method, path } = contract.searchDocs;
  expect({ ...searchDocs }).toEqual({ method, path });
});
