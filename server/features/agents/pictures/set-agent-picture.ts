import { and, eq } from 'drizzle-orm';
import type { PictureKind } from '#contract/pictures/pictures.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { agent } from '../agents.table.ts';
import { findAgent } from '../find-agent.ts';

/** Gives an agent another avatar or cover, or none, and has the former deleted; `not-found` for another workspace's. */
export function setAgentPicture(
  ctx: Context,
  agentId: string,
  { kind, name }: { kind: PictureKind; name: string | null },
): Promise<void> {
  return withTransaction(ctx, async (ctx) => {
    const before = await findAgent(ctx, agentId, 'lock');
    if (before[kind] === name) return;
    await ctx.db
      .update(agent)
      .set({ [kind]: name, updatedAt: ctx.clock.now() })
      .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)));
    await queuePictureDeletion(ctx, [before[kind]]);
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.changed', payload: { agentId } });
  });
}
