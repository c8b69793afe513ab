/**
 * A moment as people of a language write it, with weekday, date, clock time and zone: "Monday, May 4 at 9:00 AM GMT+2".
 * @param language BCP 47 primary tag; English when null
 */
export function formatOpening(at: Date, timeZone: string, language: string | null): string {
  return new Intl.DateTimeFormat(language ?? 'en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
}
