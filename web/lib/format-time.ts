import { dateFormat } from './viewer-locale.ts';

/** Times come in UTC and are shown in the viewer's zone; a `Date` means a day of the calendar. */
export const formatDate = (time: string | Date): string =>
  dateFormat({ dateStyle: 'medium' }, typeof time === 'string').format(new Date(time));
export const formatDateTime = (time: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
/** The day, with its year only where that is not this one. */
export const formatShortDate = (time: string, now = new Date()): string =>
  new Date(time).getFullYear() === now.getFullYear()
    ? dateFormat({ month: 'short', day: 'numeric' }).format(new Date(time))
    : formatDate(time);
export const formatTime = (time: string): string => dateFormat({ timeStyle: 'short' }).format(new Date(time));

/** "5 min ago"; a date once it is older than a week. */
export function formatTimeAgo(time: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} d ago`;
  return formatDate(time);
}
