import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type SlackThread, slackThread } from '../slack.table.ts';

/** The thread of a visitor's conversation, or null. */
export async function findCaseThread(ctx: Context, conversationId: string): Promise<SlackThread | null> {
  const [row] = await ctx.db
    .select()
    .from(slackThread)
    .where(
      and(
        inWorkspace(ctx, slackThread),
        eq(slackThread.conversationId, conversationId),
        eq(slackThread.kind, 'case'),
      ),
    );
  return row ?? null;
}
