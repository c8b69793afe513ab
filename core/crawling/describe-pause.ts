const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

const MINUTE = 60;
const LONGEST_NAMED_SECONDS = 30 * 24 * 60 * MINUTE;

/**
 * One sentence for the owner of a source whose website answered "not now" (429, or 503 with a time).
 * @param again what the owner can do, without a full stop
 * @param seconds the website's `Retry-After`, or null when it named no time
 */
export function describePause(status: number, seconds: number | null, now: Date, again: string): string {
  if (seconds === null) return `The website asked our crawler to slow down (${status}). ${again} later.`;
  if (seconds > LONGEST_NAMED_SECONDS)
    return `The website asked our crawler to wait for more than 30 days (${status}). Ask its operator to let our crawler in.`;
  const minutes = Math.ceil((now.getTime() / 1_000 + seconds) / MINUTE);
  const until = new Date(minutes * MINUTE * 1_000);
  return `The website asked our crawler to wait until ${day.format(until)}, ${time.format(until)} UTC (${status}). ${again} after that.`;
}
