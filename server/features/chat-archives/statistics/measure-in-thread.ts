import { type ChatFigures, measureChats } from '#core/chat-archives/statistics/measure-chats.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';
import { type ColumnFilter, readColumns } from './read-columns.ts';

export interface MeasureJob {
  archiveId: string;
  filter: ColumnFilter;
  /** IANA name. */
  zone: string;
  gapMs: number;
}

/** Reads and counts all messages of an archive that match: half a second for a million. */
export async function measureInThread(
  connection: Pick<Services, 'db'>,
  { archiveId, filter, zone, gapMs }: MeasureJob,
): Promise<ChatFigures> {
  const { columns, personIds } = await readColumns(connection, archiveId, filter);
  return measureChats(columns, { clock: createZoneClock(zone), gapMs, personIds });
}
