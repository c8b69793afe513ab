import type { Services } from '#server/context.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { storeEmailedMessage } from '#server/features/conversations/handling/store-emailed-message.ts';
import { maskWhereWanted } from '#server/features/privacy/mask-where-wanted.ts';
import type { ReplyAddressRow } from '#server/features/reply-addresses/reply-addresses.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import type { MailVerdict } from '#server/ports/incoming-mail.ts';
import type { EmailedAnswer } from './emailed-answer.ts';

/** Puts what a visitor answered by email into their conversation, where people see it. */
export async function storeVisitorAnswer(
  services: Services,
  { workspaceId, conversationId }: ReplyAddressRow,
  { text, clientId }: EmailedAnswer,
): Promise<MailVerdict> {
  const workspace = await findWorkspace(services, workspaceId);
  if (workspace === null) return { kind: 'refused', sentence: 'There is no such address.' };
  const ctx = { ...services, workspace, actor: { kind: 'system' } as const };
  const { agentId } = await findConversation(ctx, conversationId);
  const masked = await maskWhereWanted(services, agentId, text);
  if (await storeEmailedMessage(ctx, conversationId, { text: masked, clientId })) ctx.jobs.wakeOutbox();
  return { kind: 'taken' };
}
