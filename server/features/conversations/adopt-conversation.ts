import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation } from './conversations.table.ts';

/**
 * What an unknown visitor has open with an agent becomes that of the person they have turned out to be. What was finished
 * stays: on a shared device it may be somebody else's.
 */
export async function adoptConversation(
  ctx: Context,
  agentId: string,
  unknownVisitorId: string,
  visitorId: string,
): Promise<void> {
  await ctx.db
    .update(conversation)
    .set({ visitorId })
    .where(
      and(
        inWorkspace(ctx, conversation),
        eq(conversation.agentId, agentId),
        eq(conversation.visitorId, unknownVisitorId),
        isNull(conversation.finishedAt),
        ne(conversation.channel, 'preview'),
      ),
    );
}
