import type { ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';

/** The first moment of a year and of the next one, on the clocks of a zone, as ISO 8601. */
export function yearSpan(year: number, clock: ZoneClock): { from: string; to: string } {
  const start = (of: number): string => new Date(clock.toUtc(Date.UTC(of, 0, 1)).at).toISOString();
  return { from: start(year), to: start(year + 1) };
}
