import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findThread } from './threads/find-thread.ts';
import type { Thread } from './threads/thread.ts';

/** As `findThread`, with `not-found` for null. */
export async function getConversation(ctx: Context, conversationId: string): Promise<Thread> {
  const thread = await findThread(ctx, conversationId);
  if (thread === null) throw failure('not-found');
  return thread;
}
