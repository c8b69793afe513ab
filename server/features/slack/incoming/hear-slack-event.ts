import { and, eq } from 'drizzle-orm';
import { showEmoji } from '#core/slack/show-emoji.ts';
import type { Services } from '#server/context.ts';
import { slackThread } from '../slack.table.ts';
import { endSlackOfTeam } from './end-slack-of-team.ts';
import { keepSlackNews } from './keep-slack-news.ts';
import type { SlackNews } from './slack-news.ts';
import { eventRequestSchema, eventSchema, type SlackEvent } from './slack-requests.ts';

/**
 * Hears an event that Slack has signed. What people did is kept and dealt with later, as Slack waits for three seconds;
 * only what is written in a thread of ours, or to the app, is kept at all.
 * @returns what Slack wants to read: the challenge with which it tries an address, else nothing
 */
export async function hearSlackEvent(services: Services, body: unknown): Promise<string> {
  const request = eventRequestSchema.safeParse(body);
  // Of a kind that is new to us: nothing that we asked for.
  if (!request.success) return '';
  if (request.data.type === 'url_verification') return request.data.challenge;
  const { event_id, team_id } = request.data;
  const read = eventSchema.safeParse(request.data.event);
  if (!read.success) return '';
  const event = read.data;
  if (event.type === 'app_uninstalled' || (event.type === 'tokens_revoked' && event.tokens.bot.length > 0))
    await endSlackOfTeam(services, team_id);
  const news = await newsOf(services, team_id, event);
  if (news !== null) await keepSlackNews(services, { id: event_id, teamId: team_id, news });
  return '';
}

async function newsOf(services: Services, teamId: string, event: SlackEvent): Promise<SlackNews | null> {
  if (event.type !== 'message' && event.type !== 'app_mention') return null;
  const { channel: channelId, user: userId, ts, thread_ts } = event;
  const text = showEmoji(event.text, event.blocks);
  // Of robots, and so of ourselves: nobody answers them.
  if (userId === undefined || event.bot_id !== undefined) return null;
  if (event.type === 'app_mention')
    return { kind: 'mention', channelId, userId, ts, threadTs: thread_ts ?? ts, text };
  if (!isWritten(event.subtype) || thread_ts === undefined || thread_ts === ts) return null;
  if (!(await isCase(services, { teamId, channelId, ts: thread_ts }))) return null;
  return { kind: 'reply', channelId, userId, ts, threadTs: thread_ts, text, files: event.files.length };
}

/** A message that somebody wrote; the other kinds tell of changes. */
const isWritten = (subtype: string | undefined): boolean =>
  subtype === undefined || subtype === 'file_share' || subtype === 'thread_broadcast';

async function isCase(
  { db }: Services,
  { teamId, channelId, ts }: { teamId: string; channelId: string; ts: string },
): Promise<boolean> {
  const found = await db.$count(
    slackThread,
    and(
      ...[eq(slackThread.teamId, teamId), eq(slackThread.channelId, channelId)],
      ...[eq(slackThread.ts, ts), eq(slackThread.kind, 'case')],
    ),
  );
  return found > 0;
}
