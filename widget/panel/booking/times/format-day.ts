/** `Mon, 30 Nov`, as the language writes it. */
export function formatDay(date: string, language: string): string {
  // At noon in UTC, which is that day whatever zone formats it.
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}
