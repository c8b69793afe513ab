import { type ReadField, readField } from './read-field.ts';
import { resolveNode } from './resolve-node.ts';
import { sayNotAsked } from './say-not-asked.ts';

interface UrlFields {
  fields: ReadField[];
  /** Those of the query. */
  query: ReadField[];
  /** Why the call can't be made, as a sentence; null where it can. */
  obstacle: string | null;
}

/** What goes into the path and the query of a call; of two of one name the later one counts. */
export function readUrlFields(root: object, lists: readonly unknown[]): UrlFields {
  const given = new Map<string, Record<string, unknown>>();
  for (const each of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const node = resolveNode(root, each);
    given.set(`${String(node.in)} ${String(node.name)}`, node);
  }
  const fields: ReadField[] = [];
  const query: ReadField[] = [];
  let obstacle: string | null = null;
  for (const node of given.values()) {
    if ((node.in !== 'path' && node.in !== 'query') || typeof node.name !== 'string') continue;
    const isRequired = node.in === 'path' || node.required === true;
    const { name: key, schema, description } = node;
    const field = readField(root, { key, schema, description, isRequired, isText: true });
    if (field === null) {
      if (isRequired) obstacle ??= sayNotAsked(key);
      continue;
    }
    fields.push(field);
    if (node.in === 'query') query.push(field);
  }
  return { fields, query, obstacle };
}
