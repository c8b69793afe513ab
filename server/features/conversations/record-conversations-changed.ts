import type { Context } from '#server/context.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';

/** Tells the followers of each agent that its conversations were marked, tagged, noted or deleted. */
export async function recordConversationsChanged(ctx: Context, agentIds: readonly string[]): Promise<void> {
  for (const agentId of new Set(agentIds)) {
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'conversations.changed', payload: { agentId } });
  }
}
