import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { uploadAttachment } from '#server/features/conversations/attachments/upload-attachment.ts';

/**
 * Keeps a file that a visitor will send with a message. `not-allowed` where the agent's owner takes no files, `rate-limited`
 * for many in an hour.
 */
export async function uploadAsVisitor(
  ctx: Context,
  agent: PublicAgent,
  request: Request,
  { visitorId, clientAddress }: { visitorId: string; clientAddress: string },
): Promise<Attachment> {
  if (!agent.settings.input.allowsAttachments)
    throw failure('not-allowed', { message: 'Files cannot be sent in this chat.' });
  await ctx.rateLimiter.hit(
    ['attachment-of-visitor', `${agent.id} ${visitorId}`],
    ['attachment-from-address', clientAddress],
    ['attachment-of-agent', agent.id],
  );
  return uploadAttachment(ctx, request, { agentId: agent.id, conversationId: null, visitorId, userId: null });
}
