const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as an email says it, in UTC, as its reader's zone is not known: "4 May 2026 at 10:00 (UTC)". */
export function formatMoment(time: string): string {
  return `${moment.format(new Date(time))} (UTC)`;
}
