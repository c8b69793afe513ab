/** Keys of a sequence are pressed within this time of each other. */
export const sequenceMs = 1_200;

export interface KeysRead {
  /** The sequence that is complete now. */
  found: string | null;
  /** What was pressed so far, where more may follow. */
  pending: string;
}

/**
 * What one more key makes of a sequence such as `g m`. A key that goes on with nothing begins a new sequence.
 * @param known sequences with a space between their keys
 */
export function readKeys(pending: string, key: string, known: readonly string[]): KeysRead {
  const tried = [pending === '' ? key : `${pending} ${key}`, key];
  for (const keys of tried) {
    if (known.includes(keys)) return { found: keys, pending: '' };
    if (known.some((each) => each.startsWith(`${keys} `))) return { found: null, pending: keys };
  }
  return { found: null, pending: '' };
}
