import type { NumberRange } from './read-number-ranges.ts';

/** Ranges as they are read, such as `12, 40-43`. */
export function writeNumberRanges(ranges: readonly NumberRange[]): string {
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(', ');
}
