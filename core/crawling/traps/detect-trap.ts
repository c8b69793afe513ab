import { parseUrl } from '../urls/parse-url.ts';

export type Trap = 'too-long' | 'too-deep' | 'repeats' | 'too-many-variants';

const MAX_URL_LENGTH = 2_048;

const MAX_PATH_SEGMENTS = 12;

const MAX_SEGMENT_REPEATS = 3;

/** Traps that can be told from the URL alone: too long, too deep, or the same folder again and again. */
export function detectTrap(url: string): Trap | null {
  if (url.length > MAX_URL_LENGTH) return 'too-long';
  const segments = (parseUrl(url)?.pathname ?? '').split('/').filter((segment) => segment !== '');
  if (segments.length > MAX_PATH_SEGMENTS) return 'too-deep';
  const repeats = new Map<string, number>();
  for (const segment of segments) {
    const count = (repeats.get(segment) ?? 0) + 1;
    if (count > MAX_SEGMENT_REPEATS) return 'repeats';
    repeats.set(segment, count);
  }
  return null;
}
