import { parse } from 'yaml';
import type { OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import { listOperations, type ResolveUrl } from './list-operations.ts';

/** What a document describes, or why it can't be used, as a sentence. */
export type ReadOpenapi = { operations: OpenapiOperation[] } | { problem: string };

/**
 * Reads an OpenAPI 3 document, JSON or YAML.
 * @param resolveUrl what a server's URL is, which may be relative to the document's
 */
export function readOpenapi(text: string, resolveUrl: ResolveUrl): ReadOpenapi {
  let document: unknown;
  try {
    // Few aliases, so that a small document can't become a huge one.
    document = parse(text, { maxAliasCount: 50, logLevel: 'error' });
  } catch {
    return { problem: 'This is neither JSON nor YAML.' };
  }
  if (typeof document !== 'object' || document === null || !('openapi' in document))
    return { problem: 'This is not an OpenAPI 3 document: it has no field “openapi”.' };
  const operations = listOperations(document, resolveUrl);
  if (operations.length === 0)
    return { problem: 'This document describes no call by GET, POST, PUT, PATCH or DELETE.' };
  return { operations };
}
