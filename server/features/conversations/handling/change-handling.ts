import { eq } from 'drizzle-orm';
import type { HandlingAction } from '#contract/inbox/inbox.ts';
import { nextHandling } from '#core/handling/next-handling.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { getInboxSettings } from '#server/features/inbox-settings/get-inbox-settings.ts';
import { announceLive } from '#server/jobs/live/announce-live.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { conversation } from '../conversations.table.ts';
import { type ConversationRow, findConversation } from '../find-conversation.ts';
import { readHandling } from './read-handling.ts';
import { refuseHandling } from './refuse-handling.ts';

interface ChangeOptions {
  /** What the caller has seen; absent where the newest is meant. */
  version?: number | undefined;
  /** Why a request is closed without an answer. */
  endReason?: string | undefined;
}

interface Changed {
  before: ConversationRow;
  after: ConversationRow;
}

/**
 * Does something with a conversation, in the caller's transaction: two at once come one after the other, and the second
 * is refused. The followers of the workspace and the visitor's panel hear of it at the commit. `not-found` for one out of
 * reach, `conflict` where it has changed or does not allow it.
 */
export async function changeHandling(
  ctx: Context,
  conversationId: string,
  action: HandlingAction,
  { version, endReason }: ChangeOptions = {},
): Promise<Changed> {
  const before = await findConversation(ctx, conversationId, 'lock');
  const now = ctx.clock.now();
  const { handBackMinutes } = await getInboxSettings(ctx);
  const next = nextHandling(readHandling(before), action, { now, handBackMinutes });
  // Two members who do the same at once: the second sees what the first did, not only that something has changed.
  if ('refused' in next) throw await refuseHandling(ctx, before, next.refused);
  if (version !== undefined && version !== before.version) {
    throw failure('conflict', {
      message: 'This conversation has changed in the meantime. Look at it and try again.',
    });
  }
  const [after] = await ctx.db
    .update(conversation)
    .set({
      ...next.handling,
      version: before.version + 1,
      ...(endReason ? { endReason } : {}),
    })
    .where(eq(conversation.id, conversationId))
    .returning();
  if (after === undefined) throw failure('not-found');
  const payload = { agentId: after.agentId, conversationId, holder: after.holder };
  await announceLive(ctx.db, ctx.workspace.id, { name: 'conversation.handled', payload });
  await recordEvent(ctx.db, ctx.workspace.id, { name: 'conversation.handled', payload });
  return { before, after };
}
