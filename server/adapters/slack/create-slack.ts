import { setTimeout as sleep } from 'node:timers/promises';
import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Slack, SlackChannel, SlackUser } from '#server/ports/slack.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { loadSlackSdk } from './load-slack-sdk.ts';
import {
  channelsSchema,
  foundChannelSchema,
  foundUserSchema,
  identifiedSchema,
  installedSchema,
  messagesSchema,
  postedSchema,
} from './slack-answers.ts';
import { slackScopes } from './slack-scopes.ts';
import { translateSlackError } from './translate-slack-error.ts';

type SlackSettings = Pick<
  Config,
  'SLACK_API_BASE' | 'SLACK_AUTHORIZE_URL' | 'SLACK_CLIENT_ID' | 'SLACK_CLIENT_SECRET'
>;

interface SlackOptions {
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Does something with the library, and reads its answer. */
type Ask = <Answer>(
  token: string | undefined,
  work: (client: WebClient) => Promise<unknown>,
  schema: z.ZodType<Answer>,
) => Promise<Answer>;

/** A pause that Slack asks for is made here if it is no longer than this; a call refused with a pause was not carried out. */
const longestPauseSeconds = 3;
const channelsAtOnce = 500;
const mostPages = 10;
/** For calls of which only the success matters, which the library has checked. */
const anything = z.unknown();
/** Marks our messages, so that they are found again. */
const eventType = 'conversation_message';

/** Slack's Web API with its official library. Source: docs.slack.dev/reference/methods. */
export function createSlack(
  settings: SlackSettings,
  { timeoutMs = 10_000, pause = sleep }: SlackOptions = {},
): Slack {
  const open = async (token: string | undefined): Promise<WebClient> => {
    const { WebClient, LogLevel } = await loadSlackSdk();
    return new WebClient(token, {
      slackApiUrl: `${settings.SLACK_API_BASE}/api/`,
      allowAbsoluteUrls: false,
      timeout: timeoutMs,
      // The queue retries jobs; a member at a screen gets a message.
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      // The owner sees refusals; the log is for faults of ours.
      logLevel: LogLevel.ERROR,
    });
  };
  const ask: Ask = async (token, work, schema) => {
    const client = await open(token);
    const send = () =>
      work(client).catch((error: unknown) => {
        throw translateSlackError(error);
      });
    const answer = await send().catch(async (error: unknown) => {
      const isShort = error instanceof SlackProblem && error.kind === 'busy';
      if (!isShort || error.retryAfterSeconds > longestPauseSeconds) throw error;
      await pause(error.retryAfterSeconds * 1_000);
      return send();
    });
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    throw new SlackProblem('unavailable', { cause: read.error });
  };
  return {
    ...createInstalling(settings, ask),
    ...createChannels(ask),
    ...createWriting(ask),
    async findUser(token, { teamId, userId }) {
      try {
        const { user } = await ask(token, (client) => client.users.info({ user: userId }), foundUserSchema);
        return readUser(user, teamId);
      } catch (error) {
        // People of other companies may be hidden from us.
        if (!(error instanceof SlackProblem) || error.kind !== 'refused') throw error;
        return { name: '', email: null, isOfTeam: false };
      }
    },
  };
}

/** Authorization code of OAuth 2.0 (https://docs.slack.dev/authentication/installing-with-oauth). */
function createInstalling(
  settings: SlackSettings,
  ask: Ask,
): Pick<Slack, 'authorizationUrl' | 'exchangeCode' | 'identify' | 'revokeToken'> {
  const { SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret } = settings;
  return {
    authorizationUrl({ state, redirectUri }) {
      if (!clientId || !clientSecret) return null;
      const url = new URL(settings.SLACK_AUTHORIZE_URL);
      url.search = new URLSearchParams({
        client_id: clientId,
        scope: slackScopes.join(','),
        redirect_uri: redirectUri,
        state,
      }).toString();
      return url.href;
    },
    async exchangeCode({ code, redirectUri }) {
      const installed = await ask(
        undefined,
        (client) =>
          client.oauth.v2.access({
            client_id: clientId ?? '',
            client_secret: clientSecret ?? '',
            code,
            redirect_uri: redirectUri,
          }),
        installedSchema,
      );
      if (installed.refresh_token !== undefined) throw new SlackProblem('rotation');
      const { access_token: token, bot_user_id: botUserId, team } = installed;
      return { token, botUserId, teamId: team.id, teamName: team.name };
    },
    async identify(token) {
      const { team_id, team, user_id } = await ask(token, (client) => client.auth.test(), identifiedSchema);
      return { teamId: team_id, teamName: team, botUserId: user_id };
    },
    async revokeToken(token) {
      try {
        await ask(token, (client) => client.auth.revoke(), anything);
      } catch (error) {
        if (!(error instanceof SlackProblem) || error.kind !== 'unauthorized') throw error;
      }
    },
  };
}

function createChannels(ask: Ask): Pick<Slack, 'listChannels' | 'joinChannel'> {
  return {
    async listChannels(token) {
      const channels: SlackChannel[] = [];
      let cursor = '';
      for (let page = 0; page < mostPages; page += 1) {
        const found = await ask(token, (client) => client.conversations.list(pageAt(cursor)), channelsSchema);
        channels.push(...found.channels.filter(({ is_archived }) => !is_archived).map(readChannel));
        cursor = found.response_metadata?.next_cursor ?? '';
        if (cursor === '') break;
      }
      channels.sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return { channels, isComplete: cursor === '' };
    },
    async joinChannel(token, channelId) {
      const { channel } = await ask(
        token,
        (client) => client.conversations.info({ channel: channelId }),
        foundChannelSchema,
      );
      if (channel.is_archived || (channel.is_private && !channel.is_member))
        throw new SlackProblem('channel');
      if (!channel.is_member)
        await ask(token, (client) => client.conversations.join({ channel: channelId }), anything);
      return readChannel(channel);
    },
  };
}

/** One page of the list of channels. */
const pageAt = (cursor: string) => ({
  types: 'public_channel,private_channel',
  exclude_archived: true,
  limit: channelsAtOnce,
  ...(cursor === '' ? {} : { cursor }),
});

function createWriting(ask: Ask): Pick<Slack, 'post' | 'update' | 'postEphemeral' | 'findPosted'> {
  return {
    async post(token, { channelId, threadTs, message, reference, isBroadcast = false }) {
      const content = {
        channel: channelId,
        text: message.text,
        blocks: message.blocks,
        unfurl_links: false,
        unfurl_media: false,
        metadata: { event_type: eventType, event_payload: { reference } },
      };
      const send = (client: WebClient) => {
        if (threadTs === null) return client.chat.postMessage(content);
        const reply = { ...content, thread_ts: threadTs };
        return isBroadcast
          ? client.chat.postMessage({ ...reply, reply_broadcast: true })
          : client.chat.postMessage(reply);
      };
      const { ts } = await ask(token, send, postedSchema);
      return ts;
    },
    async update(token, { channelId, ts, message: { text, blocks } }) {
      await ask(token, (client) => client.chat.update({ channel: channelId, ts, text, blocks }), anything);
    },
    async postEphemeral(token, { channelId, threadTs, userId, text }) {
      const told = { channel: channelId, user: userId, text };
      await ask(
        token,
        (client) => client.chat.postEphemeral(threadTs === null ? told : { ...told, thread_ts: threadTs }),
        anything,
      );
    },
    async findPosted(token, { channelId, threadTs, reference, since }) {
      const where = {
        channel: channelId,
        // Slack's clock is not ours.
        oldest: String(Math.floor(since.getTime() / 1_000) - 60),
        include_all_metadata: true,
        limit: 200,
      };
      const read = (client: WebClient) =>
        threadTs === null
          ? client.conversations.history(where)
          : client.conversations.replies({ ...where, ts: threadTs });
      const { messages } = await ask(token, read, messagesSchema);
      return messages.find(({ metadata }) => metadata?.event_payload.reference === reference)?.ts ?? null;
    },
  };
}

const readChannel = ({
  id,
  name,
  is_private,
}: z.infer<typeof foundChannelSchema>['channel']): SlackChannel => ({
  id,
  name,
  isPrivate: is_private,
});

function readUser(user: z.infer<typeof foundUserSchema>['user'], teamId: string): SlackUser {
  const { profile, team_id, enterprise_user } = user;
  const isOurs = team_id === teamId || (enterprise_user?.teams?.includes(teamId) ?? false);
  return {
    name: profile.display_name?.trim() || profile.real_name?.trim() || user.name || '',
    email: profile.email?.toLowerCase() ?? null,
    isOfTeam: isOurs && !user.is_stranger && !user.deleted && !user.is_bot,
  };
}
