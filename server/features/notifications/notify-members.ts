import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import type { EventPayloads } from '#contract/events.ts';
import { paths } from '#contract/page-addresses.ts';
import { type Role, roles } from '#contract/workspaces/workspaces.ts';
import type { EmailOf } from '#core/emails/email.ts';
import type { EmailOn } from '#core/emails/email-scopes.ts';
import { excerptThread } from '#core/emails/excerpt-thread.ts';
import { textWithFiles } from '#core/emails/parts/text-with-files.ts';
import { percentageOf } from '#core/plans/percentage-of.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { Failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { getAgent } from '#server/features/agents/get-agent.ts';
import { getUsage } from '#server/features/billing/get-usage.ts';
import { countEmails } from '#server/features/emails/count-emails.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { findThread } from '#server/features/inbox/threads/find-thread.ts';
import { findLead } from '#server/features/leads/find-lead.ts';
import { createReplyAddress } from '#server/features/reply-addresses/create-reply-address.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { listSubscribers } from '#server/features/workspaces/list-subscribers.ts';
import type { NotifiableEvent } from './is-notifiable.ts';

type Told = EmailOn<'workspace'>;
type Kind = keyof AccountSettings['notifications'];
export interface Notification {
  workspaceId: string;
  event: NotifiableEvent;
}

/** Which switch of the settings an event falls under, and who may get it. */
const audiences: Record<NotifiableEvent['name'], { kind: Kind; roles: readonly Role[] }> = {
  'lead.captured': { kind: 'leads', roles },
  'conversation.person-wanted': { kind: 'handoffs', roles },
  'conversation.still-waiting': { kind: 'handoffs', roles },
  'message.emailed': { kind: 'handoffs', roles },
  'usage.warned': { kind: 'usage', roles: ['owner', 'admin'] },
  'agent.flooded': { kind: 'usage', roles: ['owner', 'admin'] },
  'agent.budget-warned': { kind: 'usage', roles: ['owner', 'admin'] },
};

/** To one address: a flood in the chat must not become one in the mailbox. A burst is reported once, however long it goes on. */
const maximumOf = (kind: Told['kind']) =>
  kind === 'burst-warning' ? { count: 1, withinSeconds: 6 * 3_600 } : { count: 20, withinSeconds: 3_600 };

/**
 * Queues an email to every member who wants this kind, may see its content and has confirmed their address. What has
 * been deleted meanwhile is not sent.
 */
export async function notifyMembers(services: Services, { workspaceId, event }: Notification): Promise<void> {
  const workspace = await findWorkspace(services, workspaceId);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const email = await writeEmail(ctx, event);
  if (email === null) return;
  const recipients = await listSubscribers(ctx, audiences[event.name]);
  // In one transaction, so that a job that runs again after a failure emails nobody twice.
  await withTransaction(ctx, async (ctx) => {
    for (const to of recipients) {
      const { count, withinSeconds } = maximumOf(email.kind);
      const sent = await countEmails(ctx, { address: to.address, kind: email.kind, withinSeconds });
      if (sent < count)
        await queueEmail(ctx, {
          to,
          workspaceId,
          email: await makeAnswerable(ctx, email, event, to.userId),
        });
    }
  });
}

/** A member answers the visitor of a conversation by answering the email: each has an address of their own for it. */
async function makeAnswerable(
  ctx: Context,
  email: Told,
  { payload }: NotifiableEvent,
  userId: string,
): Promise<Told> {
  if (email.kind !== 'person-wanted' || !('conversationId' in payload) || payload.conversationId === null)
    return email;
  const { conversationId } = payload;
  const replyAddress = await createReplyAddress(ctx, { conversationId, userId });
  return replyAddress === null ? email : { ...email, replyAddress };
}

async function writeEmail(ctx: Context, event: NotifiableEvent): Promise<Told | null> {
  const origin = baseUrl(ctx.config);
  const settingsUrl = origin + paths.accountSettings('notifications');
  switch (event.name) {
    case 'lead.captured': {
      const lead = await findLead(ctx, event.payload.leadId);
      if (lead === null) return null;
      const { agentName, name, email, phone, pageUrl, conversationId } = lead;
      const thread = conversationId === null ? null : await findThread(ctx, conversationId);
      const url = origin + paths.lead(lead.agentId, lead.id);
      const said = thread && { thread: excerptThread(thread.messages), wantsPerson: thread.wantsPerson };
      return { kind: 'new-lead', agentName, name, email, phone, pageUrl, ...said, url, settingsUrl };
    }
    case 'conversation.person-wanted':
      return writePersonWanted(ctx, event.payload.conversationId, origin, settingsUrl);
    case 'conversation.still-waiting':
      return writeReminder(ctx, event.payload.conversationId, origin, settingsUrl);
    case 'message.emailed': {
      const email = await writePersonWanted(ctx, event.payload.conversationId, origin, settingsUrl);
      return email && { ...email, isEmailed: true };
    }
    case 'agent.flooded': {
      const { agentId, what } = event.payload;
      const agent = await findAgent(ctx, agentId).catch(unlessDeleted);
      if (agent === null) return null;
      const url = origin + paths.settings(agentId);
      return { kind: 'burst-warning', agentName: agent.name, what, url, settingsUrl };
    }
    case 'agent.budget-warned':
      return writeBudgetWarning(ctx, event.payload, origin, settingsUrl);
    case 'usage.warned':
      return writeUsageWarning(ctx, event.payload, origin + paths.billing, settingsUrl);
  }
}

/** The question is the visitor's last message; what was said before it shows what it is about. */
async function writePersonWanted(
  ctx: Context,
  conversationId: string,
  origin: string,
  settingsUrl: string,
): Promise<EmailOf<'person-wanted'> | null> {
  const thread = await findThread(ctx, conversationId);
  const at = thread?.messages.findLastIndex(({ role }) => role === 'user') ?? -1;
  const last = thread?.messages[at];
  if (thread === null || last === undefined) return null;
  return {
    kind: 'person-wanted',
    agentName: thread.agentName,
    question: textWithFiles(last),
    thread: excerptThread(thread.messages.slice(0, at)),
    contact: thread.lead,
    pageUrl: thread.pageUrl,
    url: origin + paths.conversation(thread.agentId, thread.id),
    settingsUrl,
  };
}

/** Null where it was answered or closed in the meantime. */
async function writeReminder(
  ctx: Context,
  conversationId: string,
  origin: string,
  settingsUrl: string,
): Promise<Told | null> {
  const thread = await findThread(ctx, conversationId);
  if (thread === null || thread.handling.wantedAt === null || thread.handling.endedAs !== null) return null;
  const email = await writePersonWanted(ctx, conversationId, origin, settingsUrl);
  return email && { ...email, waitingSince: thread.handling.wantedAt };
}

function unlessDeleted(error: unknown): null {
  if (error instanceof Failure && error.code === 'not-found') return null;
  throw error;
}

async function writeUsageWarning(
  ctx: Context,
  { meter, percentage }: EventPayloads['usage.warned'],
  url: string,
  settingsUrl: string,
): Promise<Told | null> {
  const { plan, meters, resetsAt, afterLimit } = await getUsage(ctx, undefined);
  const found = meters.find(({ name }) => name === meter);
  // Another plan may have taken its place.
  if (!found || found.limit === null || found.percentage < percentage) return null;
  const { used, limit } = found;
  return {
    kind: 'usage-warning',
    meter,
    percentage,
    used,
    limit,
    planName: plan.name,
    resetsAt,
    spare: afterLimit.limit,
    url,
    settingsUrl,
  };
}

/** Null where the budget was raised or removed in the meantime. */
async function writeBudgetWarning(
  ctx: Context,
  { agentId, percentage }: EventPayloads['agent.budget-warned'],
  origin: string,
  settingsUrl: string,
): Promise<Told | null> {
  const agent = await getAgent(ctx, agentId).catch(unlessDeleted);
  if (agent === null || agent.messagesPerMonth === null || agent.budgetUsed === null) return null;
  if (percentageOf(agent.budgetUsed, agent.messagesPerMonth) < percentage) return null;
  const { resetsAt, afterLimit } = await getUsage(ctx, undefined);
  return {
    kind: 'budget-warning',
    agentName: agent.name,
    percentage,
    used: agent.budgetUsed,
    limit: agent.messagesPerMonth,
    resetsAt,
    afterLimit: afterLimit.step,
    url: origin + paths.settings(agentId),
    settingsUrl,
  };
}
