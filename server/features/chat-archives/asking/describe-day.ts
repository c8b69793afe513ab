import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';

/** A day in words, in the zone of the archive. */
export function describeDay(zone: string): (message: ArchiveMessage | undefined) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'long' });
  return (message) =>
    message?.sentAt ? format.format(new Date(message.sentAt)) : 'a day that the export does not give';
}
