import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageFilterSchema } from '#contract/chat-archives/chat-archives.schemas.ts';
import { listMessageWords } from '#core/chat-archives/searching/list-message-words.ts';
import { archiveMessage, archiveTie } from './chat-archives.table.ts';
import { numberOfId } from './number-of-id.ts';
import { accountsOf } from './people/accounts-of.ts';
import { isOfPeople } from './people/is-of-people.ts';

export type MessageFilter = z.output<typeof messageFilterSchema>;

/** The messages of an archive that match all parts of a filter. */
export function matchMessages(archiveId: string, filter: MessageFilter): SQL | undefined {
  const { chatId, personId, kind, media, flag, language, tone, tieFrom, tieTo, q, from, to } = filter;
  return and(
    eq(archiveMessage.archiveId, archiveId),
    chatId === undefined ? undefined : eq(archiveMessage.chat, numberOfId(chatId)),
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
    from === undefined ? undefined : gte(archiveMessage.at, new Date(from)),
    to === undefined ? undefined : lt(archiveMessage.at, new Date(to)),
    // A message without a time is in no span of time.
    from === undefined && to === undefined ? undefined : eq(archiveMessage.hasTime, true),
    q === undefined || q === '' ? undefined : hasWords(q),
  );
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
