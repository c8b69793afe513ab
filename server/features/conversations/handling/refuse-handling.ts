import { eq } from 'drizzle-orm';
import type { Refusal } from '#core/handling/next-handling.ts';
import type { Context } from '#server/context.ts';
import { type Failure, failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import type { ConversationRow } from '../find-conversation.ts';

/** The failure that says why something cannot be done with a conversation now, and who has it. */
export async function refuseHandling(ctx: Context, row: ConversationRow, refusal: Refusal): Promise<Failure> {
  switch (refusal) {
    case 'held-by-another': {
      const name = await nameOf(ctx, row.assigneeId);
      return failure('conflict', {
        message: `${name} has this conversation. To take it, assign it to yourself.`,
      });
    }
    case 'not-held':
      return failure('conflict', { message: 'Your agent already has this conversation.' });
    case 'closed':
      return failure('conflict', { message: 'This conversation is closed. Reopen it first.' });
    case 'not-closed':
      return failure('conflict', { message: 'This conversation is already open.' });
    case 'not-in-future':
      return failure('cannot-process', { message: 'Choose a time in the future.' });
  }
}

async function nameOf(ctx: Context, userId: string | null): Promise<string> {
  const [found] =
    userId === null ? [] : await ctx.db.select({ name: user.name }).from(user).where(eq(user.id, userId));
  return found?.name ?? 'A colleague';
}
