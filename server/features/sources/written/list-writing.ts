import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';

/** Those of these agents whose owner wants questions written. */
export async function listWriting(
  { db }: Pick<Services, 'db'>,
  agentIds: readonly string[],
): Promise<string[]> {
  if (agentIds.length === 0) return [];
  const rows = await db
    .select({ id: agent.id })
    .from(agent)
    .where(and(inArray(agent.id, [...agentIds]), eq(agent.writesQuestions, true)));
  return rows.map(({ id }) => id);
}
