import { formatCount } from '#web/lib/format.ts';

/** How long somebody waited, rounded up: "4 minutes", "3 hours", "2 days". */
export function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 90) return formatCount(minutes, 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours < 36 ? formatCount(hours, 'hour') : formatCount(Math.ceil(hours / 24), 'day');
}
