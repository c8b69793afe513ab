import { and, asc, count, desc, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listWaitlist as endpoint } from '#contract/operated-messages/operated-messages.endpoints.ts';
import type { Services } from '#server/context.ts';
import { waitlistEntry } from '#server/features/contact/contact.table.ts';
import { presentWaitlistEntry } from '#server/features/contact/present-waitlist-entry.ts';
import { matchWaitlist } from './match-waitlist.ts';

/** The waitlist, newest first. The cursor is the address of the last entry given; one that is gone begins at the top. */
export async function listWaitlist(
  { db }: Pick<Services, 'db'>,
  { q, state, limit, cursor }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const where = matchWaitlist({ q, state });
  const after =
    cursor === undefined
      ? undefined
      : sql`coalesce((
          select (${waitlistEntry.createdAt}, last.email) < (last.created_at, ${waitlistEntry.email})
          from waitlist_entry as last where last.email = ${cursor}
        ), true)`;
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(waitlistEntry)
      .where(and(where, after))
      .orderBy(desc(waitlistEntry.createdAt), asc(waitlistEntry.email))
      .limit(limit + 1),
    db.select({ total: count() }).from(waitlistEntry).where(where),
  ]);
  const data = rows.slice(0, limit).map(presentWaitlistEntry);
  const hasMore = rows.length > limit;
  return {
    data,
    pagination: { cursor: hasMore ? (data.at(-1)?.email ?? null) : null, hasMore, total: all?.total ?? 0 },
  };
}
