import { nodeOf } from './node-of.ts';
import { type ReadField, readField } from './read-field.ts';
import { resolveNode } from './resolve-node.ts';
import { sayNotAsked } from './say-not-asked.ts';

interface BodyFields {
  fields: ReadField[];
  /** Why the call can't be made, as a sentence; null where it can. */
  obstacle: string | null;
}

/** What goes into the JSON body of a call. */
export function readBodyFields(root: object, operation: Record<string, unknown>): BodyFields {
  const request = resolveNode(root, operation.requestBody);
  const media = Object.entries(nodeOf(request.content)).find(([type]) => /[/+]json\b/i.test(type))?.[1];
  const isNeeded = request.required === true;
  if (media === undefined) {
    const obstacle = isNeeded ? 'Its body is not JSON.' : null;
    return { fields: [], obstacle };
  }
  const schema = resolveNode(root, nodeOf(media).schema);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields: ReadField[] = [];
  let obstacle: string | null = null;
  for (const [key, property] of Object.entries(nodeOf(schema.properties))) {
    if (resolveNode(root, property).readOnly === true) continue;
    const isRequired = required.includes(key);
    const field = readField(root, { key, schema: property, description: '', isRequired, isText: false });
    if (field !== null) fields.push(field);
    else if (isRequired) obstacle ??= sayNotAsked(key);
  }
  return { fields, obstacle };
}
