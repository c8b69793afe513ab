import { z } from 'zod';

/** The parts of JSON Schema that our schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Schemas with their own name, described once and referred to elsewhere. */
export type SchemaNames = ReturnType<typeof z.registry<{ id: string }>>;

const number = new Intl.NumberFormat('en-US');

export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', names: SchemaNames): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }) as JsonSchema;
}

/**
 * One row per field: name, type and allowed values. Nested objects follow as `outer.inner`, lists as `list[]`. Bounds are
 * given for input only.
 */
export function describeFields(schema: JsonSchema, io: 'input' | 'output', prefix = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const { type, inner, suffix } = describeType(field);
    const notes = [...(isRequired ? [] : ['optional']), ...(io === 'input' ? describeBounds(field) : [])];
    const row = `| \`${path}\` | ${type} | ${notes.join(', ')} |`;
    return inner === null ? [row] : [row, ...describeFields(inner, io, `${path}${suffix}.`)];
  });
}

/** The type of a value in words; `inner` is the object whose fields are listed below it, if any. */
export function describeType(schema: JsonSchema): { type: string; inner: JsonSchema | null; suffix: string } {
  const [own] = alternativesOf(schema).flatMap((each) => {
    if (each.type === 'object' && each.properties) return [{ inner: each, suffix: '' }];
    if (each.type !== 'array' || !each.items) return [];
    const { inner, suffix } = describeType(each.items);
    return inner ? [{ inner, suffix: `[]${suffix}` }] : [];
  });
  const type = listChoices(alternativesOf(schema).flatMap(nameTypes));
  return { type, inner: own?.inner ?? null, suffix: own?.suffix ?? '' };
}

function alternativesOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf)?.flatMap(alternativesOf) ?? [schema];
}

function nameTypes({ $ref, const: only, enum: choices, type, format, items }: JsonSchema): string[] {
  const name = /^#\/\$defs\/(.+)$/.exec($ref ?? '')?.[1];
  if (name !== undefined) return [`[${name}](#${name.toLowerCase()})`];
  const values = only === undefined ? choices : [only];
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``);
  if (type === 'array') return [`list of ${describeType(items ?? {}).type}`];
  if (format === 'date-time') return ['time'];
  return type === undefined ? ['any'] : [type].flat();
}

function listChoices(choices: string[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${last}` : last;
}

function describeBounds(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const bounds: string[] = [];
  if (maxLength !== undefined) {
    const least = minLength !== undefined && minLength > 0 ? `${minLength} to ` : 'at most ';
    bounds.push(`${least}${number.format(maxLength)} characters`);
  }
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    bounds.push(`${number.format(minimum)} to ${number.format(maximum)}`);
  }
  if (maxItems !== undefined) bounds.push(`${minItems ? `${minItems} to` : 'at most'} ${maxItems} items`);
  if (items?.maxLength !== undefined)
    bounds.push(`each at most ${number.format(items.maxLength)} characters`);
  if (schema.default !== undefined) bounds.push(`default \`${JSON.stringify(schema.default)}\``);
  return bounds;
}
