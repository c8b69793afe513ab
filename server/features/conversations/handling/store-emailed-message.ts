import { and, eq, sql } from 'drizzle-orm';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { announceLive } from '#server/jobs/announce-live.ts';
import { recordEvent } from '#server/jobs/record-event.ts';
import { conversation, message, question } from '../conversations.table.ts';
import { findConversation } from '../find-conversation.ts';
import { changeHandling } from './change-handling.ts';

interface EmailedMessage {
  text: string;
  /** The same for the same email, however often it comes. */
  clientId: string;
}

/**
 * Stores what a visitor answered by email, in their conversation. It goes to people, also where it was closed or the
 * agent answers again meanwhile: it waits for a reply, and members get a notification. Takes nothing from the plan,
 * as all that is written to people. The same email is stored once; answers whether it is new. `not-found` for a
 * conversation out of reach.
 */
export function storeEmailedMessage(
  ctx: Context,
  conversationId: string,
  { text, clientId }: EmailedMessage,
): Promise<boolean> {
  return withTransaction(ctx, async (ctx) => {
    const { agentId, channel } = await findConversation(ctx, conversationId, 'lock');
    const [stored] = await ctx.db
      .select({ id: message.id })
      .from(message)
      .where(and(eq(message.conversationId, conversationId), eq(message.clientId, clientId)));
    if (stored !== undefined) return false;
    const now = ctx.clock.now();
    const id = createId('msg');
    const { workspace } = ctx;
    await ctx.db.insert(message).values({
      id,
      workspaceId: workspace.id,
      conversationId,
      role: 'user',
      text,
      clientId,
      createdAt: now,
    });
    await ctx.db
      .insert(question)
      .values({ id, workspaceId: workspace.id, agentId, conversationId, channel, askedAt: now });
    await changeHandling(ctx, conversationId, { kind: 'visitor-wrote' });
    await changeHandling(ctx, conversationId, { kind: 'person-wanted' });
    await ctx.db
      .update(conversation)
      .set({
        messageCount: sql`${conversation.messageCount} + 1`,
        preview: shortenText(text, 140),
        lastMessageAt: now,
        wantsPerson: true,
      })
      .where(eq(conversation.id, conversationId));
    const payload = { agentId, conversationId };
    await announceLive(ctx.db, workspace.id, { name: 'message.received', payload });
    await recordEvent(ctx.db, workspace.id, { name: 'message.emailed', payload });
    return true;
  });
}
