import { and, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageFilterSchema } from '#contract/chat-archives/chat-archives.schemas.ts';
import { conversationGap } from '#contract/chat-figures/chat-figures.ts';
import { listMessageWords } from '#core/chat-archives/searching/list-message-words.ts';
import { archiveMessage, archiveTie } from './chat-archives.table.ts';
import { matchTurns } from './match-turns.ts';
import { numberOfId } from './number-of-id.ts';
import { accountsOf } from './people/accounts-of.ts';
import { isOfPeople } from './people/is-of-people.ts';

export type MessageFilter = z.output<typeof messageFilterSchema>;

/** The messages of an archive that match all parts of a filter. */
export function matchMessages(archiveId: string, filter: MessageFilter): SQL | undefined {
  const { chatId, personId, kind, media, flag, language, tone, tieFrom, tieTo, q, from, to } = filter;
  const { turn, gapMinutes, answersBy } = filter;
  const among = and(
    eq(archiveMessage.archiveId, archiveId),
    chatId === undefined ? undefined : eq(archiveMessage.chat, numberOfId(chatId)),
    from === undefined ? undefined : gte(archiveMessage.at, new Date(from)),
    to === undefined ? undefined : lt(archiveMessage.at, new Date(to)),
  );
  return and(
    among,
    turn === undefined
      ? undefined
      : matchTurns(archiveId, { turn, gapMinutes: gapMinutes ?? conversationGap.default, among }),
    isSaidWhen(filter),
    answersBy === undefined ? undefined : isAnswerBy(archiveId, answersBy),
    personId === undefined ? undefined : isOfPeople(archiveId, [numberOfId(personId)]),
    kind === undefined ? undefined : eq(archiveMessage.kind, kind),
    media === undefined ? undefined : eq(archiveMessage.media, media),
    flag === undefined ? undefined : sql`${flag} = any(${archiveMessage.flags})`,
    language === undefined ? undefined : eq(archiveMessage.language, language),
    tone === undefined
      ? undefined
      : tone === 'positive'
        ? gt(archiveMessage.tone, 0)
        : lt(archiveMessage.tone, 0),
    tieFrom === undefined || tieTo === undefined ? undefined : hasTie(archiveId, tieFrom, tieTo),
    // A message without a time is in no span of time.
    from === undefined && to === undefined ? undefined : eq(archiveMessage.hasTime, true),
    q === undefined || q === '' ? undefined : hasWords(q),
  );
}

/** What people wrote on a day of the week or in an hour of the archive's zone, or with an emoji: what the figures of these count. */
function isSaidWhen({ weekday, hour, emoji }: MessageFilter): SQL | undefined {
  if (weekday === undefined && hour === undefined && emoji === undefined) return undefined;
  const wall = sql`${archiveMessage.at} at time zone (select zone from chat_archive where id = ${archiveMessage.archiveId})`;
  return and(
    isNotNull(archiveMessage.person),
    inArray(archiveMessage.kind, ['text', 'media']),
    weekday === undefined && hour === undefined ? undefined : eq(archiveMessage.hasTime, true),
    weekday === undefined ? undefined : sql`extract(isodow from ${wall}) = ${weekday}::int`,
    hour === undefined ? undefined : sql`extract(hour from ${wall}) = ${hour}::int`,
    emoji === undefined ? undefined : sql`position(${emoji} in ${archiveMessage.text}) > 0`,
  );
}

/** Somebody answered somebody else with it, in a group, and the export has both times. */
function isAnswerBy(archiveId: string, personId: string): SQL {
  const own = accountsOf(archiveId, [numberOfId(personId)]);
  return sql`exists (
    select from ${archiveTie} where ${archiveTie.archiveId} = ${archiveId}
      and ${archiveTie.message} = ${archiveMessage.number} and ${archiveTie.kind} = 'reply'
      and ${archiveTie.afterMs} is not null and ${archiveTie.fromPerson} in ${own} and ${archiveTie.toPerson} not in ${own}
  )`;
}

/** One of the two turned to the other with it. */
function hasTie(archiveId: string, from: string, to: string): SQL {
  return sql`exists (
    select from ${archiveTie} where ${archiveTie.archiveId} = ${archiveId}
      and ${archiveTie.message} = ${archiveMessage.number}
      and ${archiveTie.fromPerson} in ${accountsOf(archiveId, [numberOfId(from)])}
      and ${archiveTie.toPerson} in ${accountsOf(archiveId, [numberOfId(to)])}
  )`;
}

/** Words are found by their beginnings. Without a letter or digit in it a search finds nothing. */
function hasWords(text: string): SQL {
  const words = listMessageWords(text);
  const query = words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ');
  return words.length === 0 ? sql`false` : sql`${archiveMessage.words} @@ ${query}::tsquery`;
}
