import { eq, sql } from 'drizzle-orm';
import { nameFiles } from '#core/attachments/name-files.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { announceLive } from '#server/jobs/live/announce-live.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { markSent } from '../attachments/mark-sent.ts';
import type { EmailedFiles } from '../attachments/store-emailed-files.ts';
import { conversation, message, question } from '../conversations.table.ts';
import { findConversation } from '../find-conversation.ts';
import { changeHandling } from './change-handling.ts';
import { isStored } from './is-stored.ts';

interface EmailedMessage extends EmailedFiles {
  /** May be empty with files. */
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
  { text: written, clientId, attachments, refusedFiles }: EmailedMessage,
): Promise<boolean> {
  return withTransaction(ctx, async (ctx) => {
    const { agentId, channel } = await findConversation(ctx, conversationId, 'lock');
    if (await isStored(ctx, conversationId, clientId)) return false;
    const now = ctx.clock.now();
    const id = createId('msg');
    const { workspace } = ctx;
    const text = written || nameFiles(attachments) || nameFiles(refusedFiles);
    await ctx.db.insert(message).values({
      id,
      workspaceId: workspace.id,
      conversationId,
      role: 'user',
      text,
      attachments: attachments.length > 0 ? attachments : null,
      refusedFiles: refusedFiles.length > 0 ? refusedFiles : null,
      clientId,
      createdAt: now,
    });
    await markSent(ctx, id, attachments);
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
        // Their chat shows it again, with what people reply.
        finishedAt: null,
        wantsPerson: true,
      })
      .where(eq(conversation.id, conversationId));
    const payload = { agentId, conversationId };
    await announceLive(ctx.db, workspace.id, { name: 'message.received', payload });
    await recordEvent(ctx.db, workspace.id, { name: 'message.emailed', payload });
    return true;
  });
}
