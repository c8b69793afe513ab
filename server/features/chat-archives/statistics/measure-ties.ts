import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ChatPlatform } from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveTies } from '#contract/chat-figures/chat-figures.schemas.ts';
import { type ArchiveTieKind, shownPairsMaximum } from '#contract/chat-figures/chat-figures.ts';
import { measureReciprocity } from '#core/chat-archives/ties/measure-reciprocity.ts';
import type { Services } from '#server/context.ts';
import { archiveChat, archivePerson, archiveTie } from '../chat-archives.table.ts';
import { findArchive } from '../find-archive.ts';
import { numberOfId } from '../number-of-id.ts';
import { assertMeasuresAll } from '../quota/assert-measures-all.ts';
import type { ColumnFilter } from './read-columns.ts';

/** Counts who turned to whom in the groups of an archive, or in one of them or a span of time. `plan-limit` on Free. */
export async function measureTies(
  services: Services,
  userId: string,
  archiveId: string,
  filter: ColumnFilter,
): Promise<ArchiveTies> {
  await findArchive(services, userId, archiveId);
  await assertMeasuresAll(services, userId);
  const [counts, times, platforms] = await Promise.all([
    countTies(services, archiveId, filter),
    measureAnswers(services, archiveId, filter),
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
    answerTimes: times.map(({ person, ...each }) => ({ ...personOf(person), ...each })),
    platforms,
  };
}

interface KindCount extends Record<string, unknown> {
  from: number;
  to: number;
  kind: ArchiveTieKind;
  count: number;
}

/** Of the chats and times asked for. Chats of two are left out: who turns to whom there needs no counting. */
function isInGroup(archiveId: string, { chatId, from, to }: ColumnFilter): SQL | undefined {
  return and(
    eq(archiveTie.archiveId, archiveId),
    chatId === undefined ? undefined : eq(archiveTie.chat, numberOfId(chatId)),
    from === undefined ? undefined : gte(archiveTie.at, new Date(from)),
    to === undefined ? undefined : lt(archiveTie.at, new Date(to)),
    sql`${archiveTie.chat} in (select number from archive_chat where archive_id = ${archiveId} and is_group)`,
  );
}

/** By people, of whichever accounts. */
async function countTies(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  filter: ColumnFilter,
): Promise<KindCount[]> {
  const { rows } = await db.execute<KindCount>(sql`
    with counted as (
      select from_person, to_person, kind, count(*)::int as ties from ${archiveTie}
      where ${isInGroup(archiveId, filter)}
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

interface AnswerTimes extends Record<string, unknown> {
  person: number;
  n: number;
  medianMs: number;
  firstQuartileMs: number;
  thirdQuartileMs: number;
}

/** From a message to the answers that quote it, by who answered. */
async function measureAnswers(
  { db }: Pick<Services, 'db'>,
  archiveId: string,
  filter: ColumnFilter,
): Promise<AnswerTimes[]> {
  const placed = (share: number) =>
    sql`round(percentile_cont(${share}::float8) within group (order by after_ms))::float8`;
  const { rows } = await db.execute<AnswerTimes>(sql`
    select coalesce(one.same_as, one.number) as person, count(*)::int as n, ${placed(0.5)} as "medianMs",
      ${placed(0.25)} as "firstQuartileMs", ${placed(0.75)} as "thirdQuartileMs"
    from ${archiveTie}
    join archive_person one on one.archive_id = ${archiveId} and one.number = from_person
    join archive_person other on other.archive_id = ${archiveId} and other.number = to_person
    where ${isInGroup(archiveId, filter)} and after_ms is not null
      and coalesce(one.same_as, one.number) <> coalesce(other.same_as, other.number)
    group by 1 order by n desc, 1 limit ${shownPairsMaximum}`);
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
