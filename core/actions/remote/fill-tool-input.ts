import { nodeOf } from '#core/actions/openapi/node-of.ts';
import type { ReadField } from '#core/actions/openapi/read-field.ts';
import { resolveNode } from '#core/actions/openapi/resolve-node.ts';

/** Values as the tool takes them: by its own names, numbers as numbers, yes and no as such. */
export function fillToolInput(
  schema: unknown,
  fields: readonly ReadField[],
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const properties = nodeOf(nodeOf(schema).properties);
  const given = fields.flatMap(({ key, parameter }) => {
    const value = values[parameter.name];
    if (value === undefined) return [];
    const isYesOrNo = [resolveNode(schema, properties[key]).type].flat().includes('boolean');
    return [[key, parameter.kind === 'number' ? Number(value) : isYesOrNo ? value === 'true' : value]];
  });
  return Object.fromEntries(given);
}
