/** What the clock of a visitor shows, with their zone; null for a zone that this browser does not know. */
export function formatTimeThere(timeZone: string, now: Date): string | null {
  try {
    const time = new Intl.DateTimeFormat(undefined, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(now);
    return `${time}, ${timeZone}`;
  } catch {
    return null;
  }
}
