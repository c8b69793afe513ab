import { parse } from 'yaml';
import type { OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import { parseJson } from '#core/safety/parse-json.ts';
import { listOperations } from './list-operations.ts';

/** Few aliases, so that a small document can't become a huge one. To look for keys that are there twice takes the square of their number. */
const yamlOptions = { maxAliasCount: 50, logLevel: 'error', uniqueKeys: false } as const;

/** What a document describes, or why it can't be used, as a sentence. */
export type ReadOpenapi = { operations: OpenapiOperation[] } | { problem: string };

/**
 * Reads an OpenAPI 3 document, JSON or YAML. Foreign bytes may keep it busy: it is called in a reader process.
 * @param address where the document was found, which the URLs of its servers may be relative to; empty for one that was pasted
 */
export function readOpenapi(text: string, address: string): ReadOpenapi {
  let document: unknown;
  try {
    document = parseJson(text) ?? parse(text, yamlOptions);
  } catch {
    return { problem: 'This is neither JSON nor YAML.' };
  }
  if (typeof document !== 'object' || document === null || !('openapi' in document))
    return { problem: 'This is not an OpenAPI 3 document: it has no field “openapi”.' };
  const operations = listOperations(document, address);
  if (operations.length === 0)
    return { problem: 'This document describes no call by GET, POST, PUT, PATCH or DELETE.' };
  return { operations };
}
