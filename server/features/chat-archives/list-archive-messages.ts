import { and, count, desc, type SQL, sql } from 'drizzle-orm';
import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { Services } from '#server/context.ts';
import type { Page, PageQuery } from '#server/database/page-of.ts';
import { archiveMessage } from './chat-archives.table.ts';
import { findArchive } from './find-archive.ts';
import { type MessageFilter, matchMessages } from './match-messages.ts';
import { presentMessage } from './present-message.ts';
import { assertMeasuresAll } from './quota/assert-measures-all.ts';
import { shownColumns } from './shown-columns.ts';

/** Messages that a search counts. */
const mostCounted = 10_000;

/** How many match one of these is a figure that basic figures do not have. */
const ofPro = ['turn', 'tone', 'tieFrom', 'tieTo', 'answersBy'] as const;

/**
 * Messages of an archive, newest first; those without a time last. The cursor is the time and number of the last one.
 * `plan-limit` for what the figures of Pro count, on Free.
 */
export async function listArchiveMessages(
  services: Services,
  userId: string,
  archiveId: string,
  { limit, cursor, ...filter }: MessageFilter & PageQuery,
): Promise<Page<ArchiveMessage>> {
  await findArchive(services, userId, archiveId);
  if (ofPro.some((name) => filter[name] !== undefined)) await assertMeasuresAll(services, userId);
  const matching = matchMessages(archiveId, filter);
  const [ms, number] = (cursor ?? '').split('.');
  const after =
    cursor === undefined
      ? undefined
      : sql`(${archiveMessage.at}, ${archiveMessage.number}) < (${new Date(Number(ms)).toISOString()}::timestamptz, ${Number(number)}::int)`;
  const [rows, counted] = await Promise.all([
    services.db
      .select(shownColumns)
      .from(archiveMessage)
      .where(and(matching, after))
      .orderBy(desc(archiveMessage.at), desc(archiveMessage.number))
      .limit(limit + 1),
    countMatching(services, matching, filter.q !== undefined),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    data: shown.map(presentMessage),
    pagination: {
      cursor: hasMore && last !== undefined ? `${last.at.getTime()}.${last.number}` : null,
      hasMore,
      ...counted,
    },
  };
}

/** A word that very many messages have is not counted to its end: that would take longer than to find the newest with it. */
async function countMatching(
  { db }: Pick<Services, 'db'>,
  matching: SQL | undefined,
  isSearch: boolean,
): Promise<{ total: number; isTotalMinimum?: true }> {
  const all = db.select({ number: archiveMessage.number }).from(archiveMessage).where(matching);
  const some = (isSearch ? all.limit(mostCounted + 1) : all).as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  const total = counted?.total ?? 0;
  return isSearch && total > mostCounted ? { total: mostCounted, isTotalMinimum: true } : { total };
}
