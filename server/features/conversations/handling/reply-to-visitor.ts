import { and, desc, eq, inArray } from 'drizzle-orm';
import type { RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import { nameFiles } from '#core/attachments/name-files.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findUploads } from '../attachments/find-uploads.ts';
import { markSent } from '../attachments/mark-sent.ts';
import { conversation, message, question } from '../conversations.table.ts';
import { findConversation } from '../find-conversation.ts';
import { presentMessage } from '../present-message.ts';
import { storeReading } from '../read-marks/store-reading.ts';
import { changeHandling } from './change-handling.ts';
import { findHandling } from './find-handling.ts';
import { findPerson, type Person } from './find-person.ts';
import { isNewHolder } from './is-new-holder.ts';
import { noteSystemEvent } from './note-system-event.ts';

interface Reply {
  /** May be empty with files. */
  text: string;
  attachmentIds?: readonly string[] | undefined;
  /** Files that came with it by email and were not kept. */
  refusedFiles?: readonly RefusedFile[];
  clientId: string;
}

/**
 * Sends the visitor a message of a member, and takes the conversation over. A reply with the same `clientId` is stored
 * once: sent again, the stored one is returned. `conflict` while another member has the conversation, `not-found` for one
 * out of reach.
 * @param by somebody in Slack; the member who acts where absent
 */
export async function replyToVisitor(
  ctx: Context,
  conversationId: string,
  { text, attachmentIds = [], refusedFiles = [], clientId }: Reply,
  by?: Person,
): Promise<{ message: Message; handling: PresentedHandling }> {
  const person = by ?? (await findPerson(ctx));
  const replied = await withTransaction(ctx, async (ctx) => {
    await findConversation(ctx, conversationId, 'lock');
    const [stored] = await ctx.db
      .select()
      .from(message)
      .where(and(eq(message.conversationId, conversationId), eq(message.clientId, clientId)));
    if (stored !== undefined)
      return {
        message: presentMessage(stored, person),
        handling: await findHandling(ctx, conversationId),
      };
    const files =
      person.id === null ? [] : await findUploads(ctx, { conversationId, userId: person.id }, attachmentIds);
    const { before } = await changeHandling(ctx, conversationId, { kind: 'reply', by: person.id });
    if (isNewHolder(person, before)) await noteSystemEvent(ctx, 'joined', { conversationId, person });
    const now = ctx.clock.now();
    const [added] = await ctx.db
      .insert(message)
      .values({
        id: createId('msg'),
        workspaceId: ctx.workspace.id,
        conversationId,
        role: 'assistant',
        text: text || nameFiles(files) || nameFiles(refusedFiles),
        attachments: files.length > 0 ? files : null,
        refusedFiles: refusedFiles.length > 0 ? [...refusedFiles] : null,
        authorKind: 'person',
        authorId: person.id,
        writerName: person.id === null ? person.name : null,
        clientId,
        createdAt: now,
      })
      .returning();
    if (added === undefined) throw new Error('An insert answers its row.');
    await markSent(ctx, added.id, files);
    // Who writes has read what was there.
    if (person.id !== null) await storeReading(ctx, [conversationId], now);
    await ctx.db
      .update(conversation)
      // Where the visitor has finished it, their chat shows it again with the reply.
      .set({ lastMessageAt: now, finishedAt: null })
      .where(eq(conversation.id, conversationId));
    await makeSearchable(ctx, conversationId);
    return { message: presentMessage(added, person), handling: await findHandling(ctx, conversationId) };
  });
  ctx.openAnswers.endIn(conversationId);
  return replied;
}

/** Words of a reply are found with the question before it, which `indexWords` reads again. */
async function makeSearchable(ctx: Context, conversationId: string): Promise<void> {
  const last = ctx.db
    .select({ id: question.id })
    .from(question)
    .where(eq(question.conversationId, conversationId))
    .orderBy(desc(question.id))
    .limit(1);
  await ctx.db.update(question).set({ isIndexed: false }).where(inArray(question.id, last));
}
