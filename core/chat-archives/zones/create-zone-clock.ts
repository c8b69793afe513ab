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
 * Reads times of a zone, a million in a tenth of a second: offsets are asked for once for each day, and on days on which clocks
 * change for each quarter of an hour.
 * @param zone name of IANA, such as `Europe/London`
 * @throws RangeError when there is no such zone
 */
export function createZoneClock(zone: string): ZoneClock {
  if (Number.isNaN(tzOffset(zone, new Date(0)))) throw new RangeError('There is no such time zone.');
  const known = new Map<number, number>();
  /** Of days of UTC; null where the clocks change. */
  const days = new Map<number, number | null>();
  let lastDay = Number.NaN;
  let lastOffset: number | null = null;

  function offsetOfStep(step: number): number {
    const found = known.get(step);
    if (found !== undefined) return found;
    // A step begins before a change of clocks or with it, never after.
    const offset = Math.round(tzOffset(zone, new Date(step * stepMs)) * minuteMs);
    known.set(step, offset);
    return offset;
  }

  function offsetOfDay(day: number): number | null {
    const found = days.get(day);
    if (found !== undefined) return found;
    const [from, to] = [day, day + 1].map((each) => offsetOfStep((each * dayMs) / stepMs));
    const offset = from === to ? (from ?? null) : null;
    days.set(day, offset);
    return offset;
  }

  function offsetMs(at: number): number {
    const day = Math.floor(at / dayMs);
    // Most times are of the day of the one before.
    if (day !== lastDay) [lastDay, lastOffset] = [day, offsetOfDay(day)];
    return lastOffset ?? offsetOfStep(Math.floor(at / stepMs));
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
