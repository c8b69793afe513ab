/**
 * The part of an answer that a path names: keys with dots between, places of lists in brackets, `data.orders[0].state`; a leading
 * `$` is allowed. Undefined where there is no such part.
 */
export function pickResult(answer: unknown, path: string): unknown {
  let node = answer;
  for (const step of readSteps(path)) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Record<string, unknown>)[step];
  }
  return node;
}

function readSteps(path: string): string[] {
  return path
    .replace(/^\$\.?/, '')
    .replace(
      /\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,
      (_, single, double, place) => `.${single ?? double ?? place}`,
    )
    .split('.')
    .filter((step) => step !== '');
}
