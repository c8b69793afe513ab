/** One row of a list of facts, or none where there is nothing to say. */
export function fact(label: string, value: string | null): [label: string, value: string][] {
  return value === null || value === '' ? [] : [[label, value]];
}
