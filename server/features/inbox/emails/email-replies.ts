import { excerptThread } from '#core/emails/excerpt-thread.ts';
import { textWithFiles } from '#core/emails/parts/text-with-files.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { claimUnseenReplies } from '#server/features/conversations/handling/claim-unseen-replies.ts';
import { listUnseenReplies } from '#server/features/conversations/handling/list-unseen-replies.ts';
import { countEmails } from '#server/features/emails/count-emails.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { findKnownVisitor } from '#server/features/identity/find-known-visitor.ts';
import { getInboxSettings } from '#server/features/inbox-settings/get-inbox-settings.ts';
import { findContact } from '#server/features/leads/find-contact.ts';
import { createReplyAddress } from '#server/features/reply-addresses/create-reply-address.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { findThread } from '../threads/find-thread.ts';

/** To one address in a day: the person who left it in a chat may not be its owner. */
const mostPerDay = 5;

/**
 * Emails what people replied to visitors who have left the chat and gave an address, with the conversation below. Replies
 * of the same minutes are one email, and none is sent twice, however many processes run this.
 */
export async function emailReplies(services: Services, signal: AbortSignal): Promise<void> {
  let after: string | undefined;
  do {
    const unseen = await listUnseenReplies(services, after);
    for (const { workspaceId, ...seen } of unseen) {
      signal.throwIfAborted();
      const workspace = await findWorkspace(services, workspaceId);
      if (workspace === null) continue;
      const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
      await withTransaction(ctx, (ctx) => emailRepliesOf(ctx, seen));
    }
    after = unseen.at(-1)?.conversationId;
  } while (after !== undefined);
}

async function emailRepliesOf(
  ctx: Context,
  { conversationId, visitorId }: { conversationId: string; visitorId: string | null },
): Promise<void> {
  const contact = await findContact(ctx, conversationId);
  const known = visitorId === null ? null : await findKnownVisitor(ctx, visitorId);
  const address = contact?.email ?? known?.email ?? null;
  if (address === null) return;
  const sent = await countEmails(ctx, { address, kind: 'person-replied', withinSeconds: 86_400 });
  if (sent >= mostPerDay) return;
  const claimed = new Set(await claimUnseenReplies(ctx, conversationId));
  // Read after the claim, whose lock keeps later replies out until the end: what is claimed is in it.
  const thread = claimed.size === 0 ? null : await findThread(ctx, conversationId);
  if (thread === null) return;
  const first = thread.messages.findIndex(({ id }) => claimed.has(id));
  const { displayName } = await findAgent(ctx, thread.agentId);
  const { replyAddress: ownAddress } = await getInboxSettings(ctx);
  const takenAddress =
    ownAddress === null ? await createReplyAddress(ctx, { conversationId, userId: null }) : null;
  await queueEmail(ctx, {
    to: { name: thread.lead?.name ?? known?.name ?? '', address },
    workspaceId: ctx.workspace.id,
    email: {
      kind: 'person-replied',
      agentName: displayName,
      replies: thread.messages
        .filter(({ id }) => claimed.has(id))
        .map((reply) => ({
          from: 'person',
          text: textWithFiles(reply),
          ...(reply.author.name ? { name: reply.author.name } : {}),
        })),
      thread: excerptThread(thread.messages.slice(0, first)),
      replyAddress: ownAddress ?? takenAddress,
      isTaken: takenAddress !== null,
    },
  });
}
