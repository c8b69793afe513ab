import { nodeOf } from './node-of.ts';

const deepest = 10;

/** What a reference within a document points to; what is no reference is itself. Circles and other documents are empty. */
export function resolveNode(document: unknown, value: unknown): Record<string, unknown> {
  let node = nodeOf(value);
  for (let depth = 0; typeof node.$ref === 'string'; depth += 1) {
    if (depth === deepest || !node.$ref.startsWith('#/')) return {};
    const steps = node.$ref.slice(2).split('/').map(unescapeStep);
    let found: unknown = document;
    for (const step of steps) found = Object.hasOwn(nodeOf(found), step) ? nodeOf(found)[step] : undefined;
    node = nodeOf(found);
  }
  return node;
}

function unescapeStep(step: string): string {
  try {
    return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return step;
  }
}
