import { paths } from '#contract/page-addresses.ts';
import { roles } from '#contract/workspaces/workspaces.ts';
import { splitMentions } from '#core/notes/split-mentions.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import type { ConversationRow } from '#server/features/conversations/find-conversation.ts';
import { countEmails } from '#server/features/emails/count-emails.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { listSubscribers } from '#server/features/workspaces/list-subscribers.ts';
import { listMembers } from '#server/features/workspaces/members/list-members.ts';

/** To one member. */
const mostPerHour = 20;

/**
 * Queues an email to each member whom a note mentions, in the caller's transaction: to those who want such emails, at
 * addresses that they have confirmed. Its author gets no email about it.
 */
export async function notifyMentioned(
  ctx: Context,
  { id, agentId, title }: ConversationRow,
  note: string,
): Promise<void> {
  const members = await listMembers(ctx);
  const author = members.find(({ isYou }) => isYou);
  const mentioned = new Set(splitMentions(note, members).flatMap(({ userIds }) => userIds));
  if (author !== undefined) mentioned.delete(author.userId);
  if (mentioned.size === 0) return;
  const { name: agentName } = await findAgent(ctx, agentId);
  const origin = baseUrl(ctx.config);
  const kind = 'mentioned';
  for (const to of await listSubscribers(ctx, { kind: 'mentions', roles, userIds: [...mentioned] })) {
    const sent = await countEmails(ctx, { address: to.address, kind, withinSeconds: 3_600 });
    if (sent >= mostPerHour) continue;
    await queueEmail(ctx, {
      to,
      workspaceId: ctx.workspace.id,
      email: {
        kind,
        authorName: author?.name ?? null,
        note,
        agentName,
        title,
        url: origin + paths.conversation(agentId, id),
        settingsUrl: origin + paths.accountSettings('notifications'),
      },
    });
  }
}
