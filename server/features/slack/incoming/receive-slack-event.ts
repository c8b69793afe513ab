import { showEmoji } from '#core/slack/show-emoji.ts';
import type { Services } from '#server/context.ts';
import { isThreadAt } from '../is-thread-at.ts';
import { slackThread } from '../slack.table.ts';
import { endSlackOfTeam } from './end-slack-of-team.ts';
import type { SlackActivity } from './slack-activity.ts';
import { eventRequestSchema, eventSchema, type SlackEvent } from './slack-requests.ts';
import { storeSlackActivity } from './store-slack-activity.ts';

/**
 * Receives an event that Slack has signed. What people did is stored and handled later, as Slack waits only three seconds.
 * Only what is written in a thread of ours, or to the app, is stored.
 * @returns the challenge that Slack sends to check a URL, else empty text
 */
export async function receiveSlackEvent(services: Services, body: unknown): Promise<string> {
  const request = eventRequestSchema.safeParse(body);
  // A kind of request that we did not ask for.
  if (!request.success) return '';
  if (request.data.type === 'url_verification') return request.data.challenge;
  const { event_id, team_id } = request.data;
  const read = eventSchema.safeParse(request.data.event);
  if (!read.success) return '';
  const event = read.data;
  if (event.type === 'app_uninstalled' || (event.type === 'tokens_revoked' && event.tokens.bot.length > 0))
    await endSlackOfTeam(services, team_id);
  const activity = await activityOf(services, team_id, event);
  if (activity !== null) await storeSlackActivity(services, { id: event_id, teamId: team_id, activity });
  return '';
}

async function activityOf(
  services: Services,
  teamId: string,
  event: SlackEvent,
): Promise<SlackActivity | null> {
  if (event.type !== 'message' && event.type !== 'app_mention') return null;
  const { channel: channelId, user: userId, ts, thread_ts } = event;
  const text = showEmoji(event.text, event.blocks);
  // Written by an app, such as ours: nobody answers it.
  if (userId === undefined || event.bot_id !== undefined) return null;
  if (event.type === 'app_mention')
    return { kind: 'mention', channelId, userId, ts, threadTs: thread_ts ?? ts, text };
  if (!isWritten(event.subtype) || thread_ts === undefined || thread_ts === ts) return null;
  const isCase = isThreadAt({ teamId, channelId, ts: thread_ts }, 'case');
  if ((await services.db.$count(slackThread, isCase)) === 0) return null;
  return { kind: 'reply', channelId, userId, ts, threadTs: thread_ts, text, files: event.files.length };
}

/** Whether somebody wrote the message; the other subtypes report changes. */
const isWritten = (subtype: string | undefined): boolean =>
  subtype === undefined || subtype === 'file_share' || subtype === 'thread_broadcast';
