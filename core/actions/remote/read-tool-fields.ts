import { parametersMaximum } from '#contract/actions/actions.ts';
import { nodeOf } from '#core/actions/openapi/node-of.ts';
import { type ReadField, readField } from '#core/actions/openapi/read-field.ts';
import { sayNotAsked } from '#core/actions/openapi/say-not-asked.ts';

export interface ToolFields {
  /** What it can be given; lists and objects that it does not need are left out. */
  fields: ReadField[];
  /** Why it can't be used, as a sentence; null where it can. */
  obstacle: string | null;
}

/** What a tool can be given, out of its JSON Schema. */
export function readToolFields(schema: unknown): ToolFields {
  const node = nodeOf(schema);
  const required = Array.isArray(node.required) ? node.required : [];
  const fields: ReadField[] = [];
  for (const [key, property] of Object.entries(nodeOf(node.properties))) {
    const isRequired = required.includes(key);
    const description = nodeOf(property).description;
    const field = readField(schema, { key, schema: property, description, isRequired, isText: true });
    if (field !== null) fields.push(field);
    else if (isRequired) return { fields: [], obstacle: sayNotAsked(key) };
  }
  const needed = fields.filter(({ parameter }) => parameter.isRequired);
  if (needed.length > parametersMaximum)
    return { fields: [], obstacle: `It needs more than ${parametersMaximum} values.` };
  const optional = fields.filter(({ parameter }) => !parameter.isRequired);
  const chosen = [...needed, ...optional.slice(0, parametersMaximum - needed.length)];
  const isUnique = new Set(chosen.map(({ parameter }) => parameter.name)).size === chosen.length;
  return isUnique
    ? { fields: chosen, obstacle: null }
    : { fields: [], obstacle: 'Two of its values have names that differ in signs only.' };
}
