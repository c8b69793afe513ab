import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ArchiveQuestion } from '#core/chat-archives/asking/archive-question.ts';
import { createZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import { containing } from '#server/database/containing.ts';
import { archiveMessage } from '../chat-archives.table.ts';
import { matchMessages } from '../match-messages.ts';
import { isOfPeople } from '../people/is-of-people.ts';
import type { Asked } from './asked.ts';

/** The messages that a question is about. */
export function matchQuestion({ archiveId, zone }: Asked, question: ArchiveQuestion): SQL | undefined {
  const { words, phrase, personIds, kind, from, to } = question;
  const clock = createZoneClock(zone);
  const startOf = (day: string | null) =>
    day === null ? undefined : new Date(clock.toUtc(Date.parse(`${day}T00:00:00Z`)).at).toISOString();
  return and(
    matchMessages(archiveId, { q: words, from: startOf(from), to: startOf(to), kind: kind ?? undefined }),
    phrase === null ? undefined : sql`${archiveMessage.text} ilike ${containing(phrase)}`,
    personIds.length === 0 ? isNotNull(archiveMessage.person) : isOfPeople(archiveId, personIds.map(Number)),
    kind === null ? inArray(archiveMessage.kind, ['text', 'media']) : undefined,
  );
}
