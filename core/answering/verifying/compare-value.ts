import type { Value } from './reading/read-values.ts';

/** "9" may be nine o'clock, where the other says "9:00". */
function asHour(key: string): string {
  return key.startsWith('t:') && key.endsWith(':00') ? `n:${Number(key.slice(2, 4))}` : key;
}

const LEAST_PHONE_DIGITS = 6;

function isSameNumber(left: string, right: string): boolean {
  if (left === right) return true;
  const isPhone = left.startsWith('p:') || right.startsWith('p:');
  const [one, other] = [left.slice(2), right.slice(2)];
  if (isPhone && Math.min(one.length, other.length) >= LEAST_PHONE_DIGITS)
    return one.endsWith(other) || other.endsWith(one);
  return left.startsWith('t:') !== right.startsWith('t:') && asHour(left) === asHour(right);
}

/**
 * Whether a figure is among others: `exact` with the same unit, `loose` where only one of the two says a unit, null when
 * it is not there. Eight people are not eight hours.
 */
export function compareValue(values: readonly Value[], value: Value): 'exact' | 'loose' | null {
  let best: 'loose' | null = null;
  for (const each of values) {
    if (!isSameNumber(each.key, value.key)) continue;
    if (each.unit === value.unit) return 'exact';
    if (each.unit !== null && value.unit !== null) continue;
    if (each.isCount !== value.isCount) continue;
    best = 'loose';
  }
  return best;
}
