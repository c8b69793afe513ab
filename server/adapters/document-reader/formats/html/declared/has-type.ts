/** Whether a node is of a schema.org type, by its name or a pattern of names. */
export function hasType(node: Record<string, unknown>, type: RegExp): boolean {
  const declared = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return declared.some((name) => typeof name === 'string' && type.test(name));
}
