import { tzOffset } from '@date-fns/tz';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Clocks change on quarters of an hour. */
const stepMs = 15 * minuteMs;

/** A time on the clocks of a zone, as milliseconds since 1970 as if that clock showed UTC. */
export type WallMs = number;

/** Times of one zone. */
export interface ZoneClock {
  toWall(at: number): WallMs;
  /**
   * The time in UTC. Where a clock was put forward over this hour it takes the hour after, where it was put back the
   * first of the two, and says so.
   */
  toUtc(wall: WallMs): { at: number; trouble: 'no-such-hour' | 'hour-twice' | null };
}

/**
 * Reads times of a zone, a million in a second: offsets are asked for once for each quarter of an hour.
 * @param zone name of IANA, such as `Europe/London`
 * @throws RangeError when there is no such zone
 */
export function createZoneClock(zone: string): ZoneClock {
  if (Number.isNaN(tzOffset(zone, new Date(0)))) throw new RangeError('There is no such time zone.');
  const known = new Map<number, number>();

  function offsetMs(at: number): number {
    const step = Math.floor(at / stepMs);
    const found = known.get(step);
    if (found !== undefined) return found;
    // A step begins before a change of clocks or with it, never after.
    const offset = Math.round(tzOffset(zone, new Date(step * stepMs)) * minuteMs);
    known.set(step, offset);
    return offset;
  }

  return {
    toWall: (at) => at + offsetMs(at),
    toUtc(wall) {
      const before = offsetMs(wall - dayMs);
      const after = offsetMs(wall + dayMs);
      if (before === after) return { at: wall - before, trouble: null };
      const [early, late] = [wall - Math.max(before, after), wall - Math.min(before, after)];
      const fits = [early, late].filter((at) => at + offsetMs(at) === wall);
      const [first] = fits;
      if (first === undefined) return { at: wall - before, trouble: 'no-such-hour' };
      return { at: first, trouble: fits.length === 2 ? 'hour-twice' : null };
    },
  };
}
