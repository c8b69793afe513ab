import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { agent } from './agents.table.ts';

/**
 * Replaces an agent's synonyms. The index in memory has them from the next question on; a word that is twice in a group
 * counts once.
 */
export function setSynonyms(ctx: Context, agentId: string, groups: readonly string[][]): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const synonyms = groups.map(withoutRepeats).filter((group) => group.length > 1);
    const changed = await ctx.db
      .update(agent)
      .set({ synonyms, indexVersion: sql`${agent.indexVersion} + 1`, updatedAt: ctx.clock.now() })
      .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)))
      .returning({ id: agent.id });
    if (changed.length === 0) throw failure('not-found');
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'synonyms.changed', payload: { agentId } });
  });
}

function withoutRepeats(group: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const word of group) if (!kept.has(word.toLowerCase())) kept.set(word.toLowerCase(), word);
  return [...kept.values()];
}
