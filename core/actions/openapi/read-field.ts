import type { ActionParameter } from '#contract/actions/actions.schemas.ts';
import { parameterNameMaximumLength } from '#contract/actions/actions.ts';
import { nodeOf } from './node-of.ts';
import { resolveNode } from './resolve-node.ts';

/** A parameter or a property of a body, as it is named in the document. */
export interface ReadField {
  key: string;
  parameter: ActionParameter;
}

/**
 * What a visitor can be asked for one value; null where that is a list or an object, which a form can't ask for.
 * @param isText whether the value is sent as text, as in a URL: then yes and no are a choice
 */
export function readField(
  document: unknown,
  {
    key,
    schema,
    description,
    isRequired,
    isText,
  }: {
    key: string;
    schema: unknown;
    description: unknown;
    isRequired: boolean;
    isText: boolean;
  },
): ReadField | null {
  const node = resolveNode(document, schema);
  const kind = kindOf(node, isText);
  if (kind === null) return null;
  const label = firstSentence(description) || firstSentence(node.description) || labelOf(key);
  return { key, parameter: { name: nameOf(key), label, isRequired, ...kind } };
}

function kindOf(
  schema: Record<string, unknown>,
  isText: boolean,
): Pick<ActionParameter, 'kind' | 'options'> | null {
  const types = [schema.type].flat();
  const values = Array.isArray(schema.enum) ? schema.enum.filter((each) => typeof each === 'string') : [];
  if (values.length > 0 && values.length <= 50)
    return { kind: 'choice', options: values.map((each) => each.slice(0, 80)) };
  if (types.includes('integer') || types.includes('number')) return { kind: 'number', options: [] };
  if (types.includes('boolean')) return isText ? { kind: 'choice', options: ['true', 'false'] } : null;
  if (types.includes('array') || types.includes('object')) return null;
  if (Object.keys(nodeOf(schema.properties)).length > 0) return null;
  if (schema.format === 'email') return { kind: 'email', options: [] };
  return { kind: schema.format === 'date' ? 'date' : 'text', options: [] };
}

/** `order-id` as a name of ours. */
function nameOf(key: string): string {
  const name = key.replace(/[^A-Za-z0-9_]+/g, '_').replace(/^[^A-Za-z]+/, '');
  return name === '' ? 'value' : name.slice(0, parameterNameMaximumLength);
}

function labelOf(key: string): string {
  const words = key.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_\-.]+/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`.trim().slice(0, 80);
}

function firstSentence(text: unknown): string {
  if (typeof text !== 'string') return '';
  const [first = ''] = text.trim().split(/(?<=\S)[.\n]/, 1);
  return first.replace(/\s+/g, ' ').trim().slice(0, 80);
}
