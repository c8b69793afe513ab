import { countOf } from './count-of.ts';

/** `90 minutes`, `1 hour`. */
export function describeMinutes(minutes: number): string {
  return minutes % 60 === 0 ? countOf(minutes / 60, 'hour') : countOf(minutes, 'minute');
}
