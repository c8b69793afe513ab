import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { ArchiveTies } from '#contract/chat-archives/chat-archives.schemas.ts';
import {
  type ArchiveTieKind,
  type ChatPlatform,
  shownPairsMaximum,
} from '#contract/chat-archives/chat-archives.ts';
import { measureReciprocity } from '#core/chat-archives/ties/measure-reciprocity.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { archiveChat, archivePerson, archiveTie } from '../chat-archives.table.ts';
import { findArchive } from '../find-archive.ts';
import { numberOfId } from '../number-of-id.ts';
import { limitsOf } from '../quota/limits-of.ts';
import type { ColumnFilter } from './read-columns.ts';

/** Counts who turned to whom in the groups of an archive, or in one of them or a span of time. `plan-limit` on Free. */
export async function measureTies(
  services: Services,
  userId: string,
  archiveId: string,
  filter: ColumnFilter,
): Promise<ArchiveTies> {
  await findArchive(services, userId, archiveId);
  if (!(await limitsOf(services, userId)).measuresAll)
    throw failure('plan-limit', { message: 'Who turns to whom is part of ChatGenie Pro.' });
  const [counts, platforms] = await Promise.all([
    countTies(services, archiveId, filter),
    listGroupPlatforms(services, archiveId, filter),
  ]);
  const { index, pairs } = measureReciprocity(counts);
  const shown = pairs.slice(0, shownPairsMaximum);
  const names = await readNames(services, archiveId);
  const personOf = (number: number) => ({ personId: String(number), name: names.get(number) ?? '' });
  const ofKind = (kind: ArchiveTieKind) =>
    counts.reduce((sum, each) => (each.kind === kind && each.from !== each.to ? sum + each.count : sum), 0);
  return {
    index,
    replies: ofKind('reply'),
    mentions: ofKind('mention'),
    reactions: ofKind('reaction'),
    pairs: shown.map(({ one, other, there, back }) => ({
      one: personOf(one),
      other: personOf(other),
      there,
      back,
    })),
    pairsCount: pairs.length,
    platforms,
  };
}

interface KindCount extends Record<string, unknown> {
  from: number;
  to: number;
  kind: ArchiveTieKind;
  count: number;
}

/** By people, of whichever accounts. Chats of two are left out: who turns to whom there needs no counting. */
async function countTies(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  { chatId, from, to }: ColumnFilter,
): Promise<KindCount[]> {
  const matching = and(
    eq(archiveTie.archiveId, archiveId),
    chatId === undefined ? undefined : eq(archiveTie.chat, numberOfId(chatId)),
    from === undefined ? undefined : gte(archiveTie.at, new Date(from)),
    to === undefined ? undefined : lt(archiveTie.at, new Date(to)),
  );
  const { rows } = await db.execute<KindCount>(sql`
    with counted as (
      select from_person, to_person, kind, count(*)::int as ties from ${archiveTie}
      where ${matching} and chat in (select number from archive_chat where archive_id = ${archiveId} and is_group)
      group by from_person, to_person, kind
    )
    select coalesce(one.same_as, one.number) as "from", coalesce(other.same_as, other.number) as "to", kind,
      sum(ties)::int as count
    from counted
    join archive_person one on one.archive_id = ${archiveId} and one.number = from_person
    join archive_person other on other.archive_id = ${archiveId} and other.number = to_person
    group by 1, 2, kind`);
  return rows;
}

async function listGroupPlatforms(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  { chatId }: ColumnFilter,
): Promise<ChatPlatform[]> {
  const rows = await db
    .selectDistinct({ platform: archiveChat.platform })
    .from(archiveChat)
    .where(
      and(
        eq(archiveChat.archiveId, archiveId),
        eq(archiveChat.isGroup, true),
        chatId === undefined ? undefined : eq(archiveChat.number, numberOfId(chatId)),
      ),
    );
  return rows.map(({ platform }) => platform);
}

async function readNames(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ number: archivePerson.number, name: archivePerson.name })
    .from(archivePerson)
    .where(eq(archivePerson.archiveId, archiveId));
  return new Map(rows.map(({ number, name }) => [number, name]));
}
