import { isDeepStrictEqual } from 'node:util';

/** The names of fields that a file says otherwise. What it leaves out stays as it is. */
export function changedFields(before: object, after: object): string[] {
  const old: Record<string, unknown> = { ...before };
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(old[name], value))
    .map(([name]) => name);
}
