import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Changes } from '#contract/changes.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { agent } from './agents.table.ts';
import { type AgentRow, findAgent } from './find-agent.ts';
import { refusedUsername } from './public/refused-username.ts';
import { recordAgentChange } from './record-agent-change.ts';
import { refuseOlderChange } from './refuse-older-change.ts';
import { startBudget } from './start-budget.ts';

/**
 * Changes the given settings and no others; `not-found` for another workspace's agent, `invalid-input` for a username
 * that is taken, and for a public page without one.
 * @param seenVersion what the caller has seen: a setting that somebody has changed since is a `conflict`, and then none
 *   is changed
 */
export async function updateAgent(
  ctx: Context,
  agentId: string,
  changes: Changes<AgentSettings>,
  seenVersion?: number,
): Promise<void> {
  try {
    await withTransaction(ctx, async (ctx) => {
      const before = await findAgent(ctx, agentId, 'lock');
      const fields = listChanged(before, changes);
      if (seenVersion !== undefined) await refuseOlderChange(ctx, before, { fields, seenVersion });
      const { isPublic, username } = { ...before, ...changes };
      if (isPublic && username === null) throw refusedUsername('missing');
      if (fields.length === 0) return;
      const version = before.version + 1;
      await ctx.db
        .update(agent)
        .set({ ...changes, version, updatedAt: ctx.clock.now() })
        .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)));
      if (before.messagesPerMonth === null && typeof changes.messagesPerMonth === 'number')
        await startBudget(ctx, agentId);
      await recordAgentChange(ctx, { version, fields, before });
      await recordAudit(ctx, {
        action: 'agent.changed',
        workspaceId: ctx.workspace.id,
        subject: { id: agentId, name: before.name },
        details: { fields: fields.join(', ') },
      });
      await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.changed', payload: { agentId } });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'agent_username') ? refusedUsername('taken') : error;
  }
}

/** Names of the settings that are not as they were. */
function listChanged(before: AgentRow, changes: Changes<AgentSettings>): string[] {
  const stored: Partial<Record<string, unknown>> = before;
  return Object.entries(changes).flatMap(([field, value]) =>
    value === undefined || isDeepStrictEqual(stored[field], value) ? [] : [field],
  );
}
