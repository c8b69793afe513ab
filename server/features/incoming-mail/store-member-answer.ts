import type { Context, Services } from '#server/context.ts';
import { storeEmailedFiles } from '#server/features/conversations/attachments/store-emailed-files.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { replyToVisitor } from '#server/features/conversations/handling/reply-to-visitor.ts';
import type { ReplyAddressRow } from '#server/features/reply-addresses/reply-addresses.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { listMembers } from '#server/features/workspaces/members/list-members.ts';
import type { MailVerdict } from '#server/ports/incoming-mail.ts';
import { refuseSuspended } from '#server/refuse-suspended.ts';
import type { EmailedAnswer } from './emailed-answer.ts';

/**
 * Sends what a member answered to a notification as their reply in the conversation. Only from the address that the
 * notification went to, and while they are a member. Where another member has the conversation, the email
 * is returned and names them.
 */
export async function storeMemberAnswer(
  services: Services,
  { workspaceId, conversationId, userId }: ReplyAddressRow & { userId: string },
  { text, clientId, from, files, refusedFiles }: EmailedAnswer,
): Promise<MailVerdict> {
  const workspace = await findWorkspace(services, workspaceId);
  const asSystem: Context | null = workspace && { ...services, workspace, actor: { kind: 'system' } };
  const [member] = asSystem === null ? [] : await listMembers(asSystem, userId);
  if (asSystem === null || member === undefined)
    return { kind: 'refused', sentence: 'You are no longer a member of this workspace.' };
  if (member.email.toLowerCase() !== from)
    return { kind: 'refused', sentence: 'Reply from the address that the notification was sent to.' };
  refuseSuspended(asSystem.workspace);
  const ctx: Context = { ...asSystem, actor: { kind: 'user', userId, role: member.role } };
  const { agentId } = await findConversation(ctx, conversationId);
  for (const _file of files) await ctx.rateLimiter.hit(['attachment-of-user', userId]);
  const place = { agentId, conversationId, visitorId: null, userId };
  const kept = await storeEmailedFiles(ctx, place, { files, refusedFiles });
  const attachmentIds = kept.attachments.map(({ id }) => id);
  await replyToVisitor(ctx, conversationId, {
    text,
    attachmentIds,
    refusedFiles: kept.refusedFiles,
    clientId,
  });
  return { kind: 'taken' };
}
