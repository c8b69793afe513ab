import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Context } from '#server/context.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { findConversation } from '../find-conversation.ts';
import { uploadAttachment } from './upload-attachment.ts';

/** Keeps a file that a member will send with a reply. `not-found` for a conversation out of reach. */
export async function uploadAsMember(
  ctx: Context,
  conversationId: string,
  request: Request,
): Promise<Attachment> {
  const userId = requirePerson(ctx);
  const { agentId } = await findConversation(ctx, conversationId);
  await ctx.rateLimiter.hit(['attachment-of-user', userId]);
  return uploadAttachment(ctx, request, { agentId, conversationId, visitorId: null, userId });
}
