import type { RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import type { Context, Services } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import {
  type EmailedFiles,
  storeEmailedFiles,
} from '#server/features/conversations/attachments/store-emailed-files.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { storeEmailedMessage } from '#server/features/conversations/handling/store-emailed-message.ts';
import { maskWhereWanted } from '#server/features/privacy/mask-where-wanted.ts';
import type { ReplyAddressRow } from '#server/features/reply-addresses/reply-addresses.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import type { MailVerdict } from '#server/ports/incoming-mail.ts';
import type { EmailedAnswer } from './emailed-answer.ts';

/**
 * Puts what a visitor answered by email into their conversation, where people see it. Files are kept where the agent's
 * owner takes files of visitors.
 */
export async function storeVisitorAnswer(
  services: Services,
  { workspaceId, conversationId }: ReplyAddressRow,
  { text, clientId, ...email }: EmailedAnswer,
): Promise<MailVerdict> {
  const workspace = await findWorkspace(services, workspaceId);
  if (workspace === null) return { kind: 'refused', sentence: 'There is no such address.' };
  const ctx = { ...services, workspace, actor: { kind: 'system' } as const };
  const { agentId, visitorId } = await findConversation(ctx, conversationId);
  const files = await keepFiles(ctx, { agentId, conversationId, visitorId }, email);
  const masked = await maskWhereWanted(services, agentId, text);
  if (await storeEmailedMessage(ctx, conversationId, { text: masked, clientId, ...files }))
    ctx.jobs.wakeOutbox();
  return { kind: 'taken' };
}

interface Writer {
  agentId: string;
  conversationId: string;
  visitorId: string | null;
}

/** With the limits that the visitor has in the chat. */
async function keepFiles(
  ctx: Context,
  { agentId, conversationId, visitorId }: Writer,
  { files, refusedFiles }: Pick<EmailedAnswer, 'files' | 'refusedFiles'>,
): Promise<EmailedFiles> {
  const { input } = await findAgent(ctx, agentId);
  if (!input.allowsAttachments) {
    const refused = files.map(({ name }): RefusedFile => ({ name, reason: 'off' }));
    return { attachments: [], refusedFiles: [...refused, ...refusedFiles] };
  }
  for (const _file of files)
    await ctx.rateLimiter.hit(
      ['attachment-of-visitor', `${agentId} ${visitorId ?? conversationId}`],
      ['attachment-of-agent', agentId],
    );
  const place = { agentId, conversationId, visitorId: null, userId: null };
  return storeEmailedFiles(ctx, place, { files, refusedFiles });
}
