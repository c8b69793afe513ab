import { eq } from 'drizzle-orm';
import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import type { Context } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import { findConversation } from '../find-conversation.ts';
import { presentHandling } from './present-handling.ts';

/** The handling of a conversation as it is now; `not-found` for one out of reach. */
export async function findHandling(ctx: Context, conversationId: string): Promise<PresentedHandling> {
  const row = await findConversation(ctx, conversationId);
  return presentHandling({ ...row, assigneeName: await findName(ctx, row.assigneeId) });
}

async function findName(ctx: Context, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [found] = await ctx.db.select({ name: user.name }).from(user).where(eq(user.id, userId));
  return found?.name ?? null;
}
