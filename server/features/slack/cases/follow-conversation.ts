import { and, eq, isNotNull } from 'drizzle-orm';
import { excerptThread } from '#core/emails/excerpt-thread.ts';
import { isAgentSilent } from '#core/handling/is-agent-silent.ts';
import { composeCase } from '#core/slack/compose-case.ts';
import { composeExcerpt } from '#core/slack/compose-excerpt.ts';
import { composeTurn } from '#core/slack/compose-turn.ts';
import { listFollowing } from '#core/slack/list-following.ts';
import type { Context } from '#server/context.ts';
import { findThread } from '#server/features/inbox/threads/find-thread.ts';
import type { Thread } from '#server/features/inbox/threads/thread.ts';
import { findLead } from '#server/features/leads/find-lead.ts';
import { withSlackToken } from '../connection/with-slack-token.ts';
import { type SlackChannelRow, type SlackThread, slackPost, slackThread } from '../slack.table.ts';
import { describeCase } from './describe-case.ts';
import { findCaseThread } from './find-case-thread.ts';
import { openCase } from './open-case.ts';
import { postOnce } from './post-once.ts';

interface Followed {
  channel: SlackChannelRow;
  teamId: string;
  conversationId: string;
  /** A lead that was left in it just now. */
  leadId: string | null;
}

/** A conversation, its thread, and the keys of what is in it. */
interface Following {
  ctx: Context;
  thread: Thread;
  opened: SlackThread;
  posted: ReadonlySet<string>;
}

/**
 * Brings the thread of a conversation up to date, whatever has happened: opens it for a new lead or request, says in it that
 * there is one, adds what was written while people have the conversation, and shows who has it. Done again, it does nothing.
 */
export async function followConversation(ctx: Context, followed: Followed): Promise<void> {
  const { channel, teamId, conversationId, leadId } = followed;
  const thread = await findThread(ctx, conversationId);
  // What was asked in Slack is in Slack.
  if (thread === null || thread.channel === 'slack') return;
  const posted = await listPosted(ctx, conversationId);
  const request = channel.sendsRequests ? requestOf(thread) : null;
  const isLead = channel.sendsLeads && leadId !== null && (await findLead(ctx, leadId)) !== null;
  const lead = isLead ? `lead:${leadId}` : null;
  const before = await findCaseThread(ctx, conversationId);
  const news = [request, lead].filter((each): each is string => each !== null && !posted.has(each));
  if (before === null && news.length === 0) return;
  const title = request === null ? 'lead' : 'request';
  const opened = before ?? (await openCase(ctx, thread, { channel, teamId, title, keys: news }));
  const following = { ctx, thread, opened, posted };
  await postExcerpt(following);
  if (before !== null)
    for (const key of news) await postAgain(following, key === request ? 'request' : 'lead', key);
  await postMessages(following);
  await showHandling(following);
}

async function listPosted({ db }: Context, conversationId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: slackPost.key })
    .from(slackPost)
    .where(and(eq(slackPost.conversationId, conversationId), isNotNull(slackPost.ts)));
  return new Set(rows.map(({ key }) => key));
}

/** The key of a request that waits: the time at which it came is part of it. */
function requestOf({ id, handling: { wantedAt, endedAs } }: Thread): string | null {
  return wantedAt === null || endedAs !== null ? null : `request:${id}:${wantedAt}`;
}

/** What was said before the message that the thread is about. */
async function postExcerpt({ ctx, thread, opened, posted }: Following): Promise<void> {
  const { id: conversationId, messages, agentName } = thread;
  const key = `before:${conversationId}`;
  const at = messages.findIndex(({ id }) => id === opened.aboutMessageId);
  if (posted.has(key) || at < 1) return;
  const message = composeExcerpt(excerptThread(messages.slice(0, at)), agentName);
  if (message === null) return;
  await postOnce(ctx, {
    key,
    conversationId,
    message,
    channelId: opened.channelId,
    threadTs: opened.ts,
  });
}

/** Posts news in an existing thread and in the channel, so that nobody misses it. */
async function postAgain(
  { ctx, thread, opened }: Following,
  kind: 'lead' | 'request',
  key: string,
): Promise<void> {
  const { channelId, ts } = opened;
  const last = thread.messages.findLast(({ role }) => role === 'user')?.id ?? null;
  await postOnce(ctx, {
    key,
    channelId,
    threadTs: ts,
    conversationId: thread.id,
    isBroadcast: true,
    // The buttons are at the first message.
    message: composeCase({ ...describeCase(ctx, thread, kind, last), conversation: null }),
  });
}

async function postMessages({ ctx, thread, opened, posted }: Following): Promise<void> {
  const { id: conversationId, handling, messages, agentName } = thread;
  const handBackAt = handling.handBackAt === null ? null : new Date(handling.handBackAt);
  const missing = listFollowing(messages, {
    after: opened.openedAfter,
    isHeld: isAgentSilent({ ...handling, handBackAt }, ctx.clock.now()),
    posted: new Set([...posted].map((key) => key.replace(/^message:/, ''))),
  });
  for (const message of missing)
    await postOnce(ctx, {
      key: `message:${message.id}`,
      channelId: opened.channelId,
      threadTs: opened.ts,
      conversationId,
      message: composeTurn(message, agentName),
    });
}

async function showHandling({ ctx, thread, opened }: Following): Promise<void> {
  const { version } = thread.handling;
  if (version === opened.shownVersion) return;
  const { channelId, ts, title, aboutMessageId } = opened;
  const message = composeCase(describeCase(ctx, thread, title ?? 'request', aboutMessageId));
  await withSlackToken(ctx, (token) => ctx.slack.update(token, { channelId, ts, message }));
  await ctx.db
    .update(slackThread)
    .set({ shownVersion: version })
    .where(eq(slackThread.conversationId, thread.id));
}
