import { filterColumns } from '#core/chat-archives/statistics/filter-columns.ts';
import { type ChatFigures, measureChats } from '#core/chat-archives/statistics/measure-chats.ts';
import { measureSteady, type SteadyFigures } from '#core/chat-archives/statistics/measure-steady.ts';
import type { MessageColumns } from '#core/chat-archives/statistics/message-columns.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { ThreadConnection } from '#server/ports/threads.ts';
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

/** What was counted last in this thread: who moves the slider of the gap asks for the same messages again. */
let last: { whole: MessageColumns; choice: string; columns: MessageColumns; steady: SteadyFigures } | null =
  null;

/** Counts the messages of an archive that match. What was read is kept for the next filter. */
export async function measureInThread(
  connection: ThreadConnection,
  { archiveId, filter, zone, gapMs }: MeasureJob,
): Promise<ChatFigures> {
  const whole = await readColumns(connection, archiveId);
  const joined = await readJoined(connection, archiveId);
  const choice = JSON.stringify([filter, zone, [...joined]]);
  const clock = createZoneClock(zone);
  if (last?.whole !== whole || last.choice !== choice) {
    const columns = chooseColumns(whole, filter, joined);
    last = { whole, choice, columns, steady: measureSteady(columns, clock) };
  }
  const { columns, steady } = last;
  return measureChats(columns, { clock, gapMs }, steady);
}

/** The messages that a filter means, with people who were joined as one. */
function chooseColumns(
  whole: MessageColumns,
  { chatId, from, to }: ColumnFilter,
  joined: ReadonlyMap<number, number>,
): MessageColumns {
  const columns = filterColumns(whole, {
    chat: chatId === undefined ? null : numberOfId(chatId),
    from: from === undefined ? -Infinity : Date.parse(from),
    to: to === undefined ? Infinity : Date.parse(to),
  });
  if (joined.size === 0) return columns;
  return { ...columns, person: columns.person.map((each) => joined.get(each) ?? each) };
}
