import { and, asc, count, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { agent } from '../agents.table.ts';

export type PublicEntry = Pick<
  typeof agent.$inferSelect,
  'displayName' | 'avatar' | 'cover' | 'aiAgentTitle' | 'description'
> & { username: string };

/**
 * The agents that their owners made public, by title, and how many there are.
 * @param words narrow them to those whose title, name or description has these; empty for all
 * @param skipped how many come before
 */
export async function listPublicAgents(
  { db }: Pick<Services, 'db'>,
  { words = '', skipped = 0, limit }: { words?: string; skipped?: number; limit: number },
): Promise<{ agents: PublicEntry[]; total: number }> {
  const part = containing(words);
  const where = and(
    eq(agent.isPublic, true),
    isNotNull(agent.username),
    words === ''
      ? undefined
      : or(ilike(agent.aiAgentTitle, part), ilike(agent.displayName, part), ilike(agent.description, part)),
  );
  const [counted] = await db.select({ total: count() }).from(agent).where(where);
  const rows = await db
    .select({
      username: agent.username,
      displayName: agent.displayName,
      avatar: agent.avatar,
      cover: agent.cover,
      aiAgentTitle: agent.aiAgentTitle,
      description: agent.description,
    })
    .from(agent)
    .where(where)
    .orderBy(sql`lower(coalesce(nullif(${agent.aiAgentTitle}, ''), ${agent.displayName}))`, asc(agent.id))
    .limit(limit)
    .offset(skipped);
  return {
    agents: rows.map((row) => ({ ...row, username: row.username ?? '' })),
    total: counted?.total ?? 0,
  };
}
