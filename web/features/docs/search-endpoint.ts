import type * as contract from '#contract/site.endpoints.ts';

/** As the contract declares it, without its schemas, which no public page needs to load. The test keeps them in step. */
export const searchDocs = { method: 'GET', path: '/api/docs/search' } as typeof contract.searchDocs;
