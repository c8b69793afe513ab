import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { agent } from '../agents.table.ts';
import { findAgent } from '../find-agent.ts';
import { recordAgentChange } from '../record-agent-change.ts';
import { refuseOlderChange } from '../refuse-older-change.ts';

/**
 * Replaces an agent's synonyms. The index in memory has them from the next question on; a word that is twice in a group
 * counts once.
 * @param seenVersion what the caller has seen: synonyms that somebody has changed since are a `conflict`
 */
export function setSynonyms(
  ctx: Context,
  agentId: string,
  groups: readonly string[][],
  seenVersion?: number,
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const before = await findAgent(ctx, agentId, 'lock');
    const synonyms = groups.map(withoutRepeats).filter((group) => group.length > 1);
    if (isDeepStrictEqual(before.synonyms, synonyms)) return;
    const fields = ['synonyms'];
    if (seenVersion !== undefined) await refuseOlderChange(ctx, before, { fields, seenVersion });
    const version = before.version + 1;
    await ctx.db
      .update(agent)
      .set({ synonyms, version, indexVersion: sql`${agent.indexVersion} + 1`, updatedAt: ctx.clock.now() })
      .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)));
    await recordAgentChange(ctx, { version, fields, before });
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'synonyms.changed', payload: { agentId } });
  });
}

function withoutRepeats(group: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const word of group) if (!kept.has(word.toLowerCase())) kept.set(word.toLowerCase(), word);
  return [...kept.values()];
}
