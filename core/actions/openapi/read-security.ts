import { nodeOf } from './node-of.ts';
import { resolveNode } from './resolve-node.ts';

/** Headers that the owner has to fill in. */
export function readSecurity(
  root: Record<string, unknown>,
  operation: Record<string, unknown>,
): { name: string }[] {
  const wanted = [operation.security ?? root.security].flat().flatMap((each) => Object.keys(nodeOf(each)));
  const schemes = nodeOf(nodeOf(root.components).securitySchemes);
  const names = wanted.flatMap((name) => {
    const scheme = resolveNode(root, schemes[name]);
    if (scheme.type === 'apiKey') return scheme.in === 'header' ? [String(scheme.name)] : [];
    return scheme.type === undefined ? [] : ['Authorization'];
  });
  return [...new Set(names)].map((name) => ({ name }));
}
