const Present = Date;
let shiftMs = 0;

/** The time of this process, as everything in it now reads it. */
class MovedDate extends Present {
  constructor(...given: number[]) {
    // As many as there are: a year with its month and day, too.
    super(...((given.length === 0 ? [MovedDate.now()] : given) as [number]));
  }
  static override now(): number {
    return Present.now() - shiftMs;
  }
}

/**
 * Sets the time of this process, from where it goes on: what is stored from then on, and the ids by which it is sorted,
 * are of that time. Only for a process that does nothing else, and only forwards: ids never go back.
 * @param ms since 1970; null for the present again
 */
export function moveTime(ms: number | null): void {
  shiftMs = ms === null ? 0 : Present.now() - ms;
  globalThis.Date = ms === null ? Present : (MovedDate as unknown as DateConstructor);
}
