import { filterColumns } from '#core/chat-archives/statistics/filter-columns.ts';
import { type ChatFigures, measureChats } from '#core/chat-archives/statistics/measure-chats.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { Services } from '#server/context.ts';
import { numberOfId } from '../number-of-id.ts';
import { readJoined } from '../people/read-joined.ts';
import { type ColumnFilter, readColumns } from './read-columns.ts';

export interface MeasureJob {
  archiveId: string;
  filter: ColumnFilter;
  /** IANA name. */
  zone: string;
  gapMs: number;
}

/** Counts the messages of an archive that match. To read a million takes half a second, and is done once for several filters. */
export async function measureInThread(
  connection: Pick<Services, 'db'>,
  { archiveId, filter, zone, gapMs }: MeasureJob,
): Promise<ChatFigures> {
  const whole = await readColumns(connection, archiveId);
  const joined = await readJoined(connection, archiveId);
  const { chatId, from, to } = filter;
  const columns = filterColumns(whole, {
    chat: chatId === undefined ? null : numberOfId(chatId),
    from: from === undefined ? -Infinity : Date.parse(from),
    to: to === undefined ? Infinity : Date.parse(to),
  });
  const person = joined.size === 0 ? columns.person : columns.person.map((each) => joined.get(each) ?? each);
  const most = person.reduce((most, each) => Math.max(most, each), -1);
  const personIds = Array.from({ length: most + 1 }, (_, number) => String(number));
  return measureChats({ ...columns, person }, { clock: createZoneClock(zone), gapMs, personIds });
}
