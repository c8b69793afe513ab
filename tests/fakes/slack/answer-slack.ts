import { checkSlackBlocks } from './check-slack-blocks.ts';
import { SlackRefusal } from './slack-refusal.ts';
import type { FakeSlackChannel, FakeSlackMessage, SlackState } from './slack-state.ts';

type Json = Record<string, unknown>;

export interface SlackRequest {
  method: string;
  token: string;
  fields: URLSearchParams;
  /** Makes the id of a message. */
  nextTs: () => string;
}

/** Of each method: the scopes of which it needs one, and the fields that it takes. */
const methods: Record<string, { scopes: string[]; fields: string[] }> = {
  'auth.test': { scopes: [], fields: [] },
  'auth.revoke': { scopes: [], fields: [] },
  'conversations.list': {
    scopes: ['channels:read', 'groups:read'],
    fields: ['types', 'exclude_archived', 'limit', 'cursor'],
  },
  'conversations.info': { scopes: ['channels:read'], fields: ['channel'] },
  'conversations.join': { scopes: ['channels:join'], fields: ['channel'] },
  'conversations.history': {
    scopes: ['channels:history'],
    fields: ['channel', 'oldest', 'limit', 'include_all_metadata'],
  },
  'conversations.replies': {
    scopes: ['channels:history'],
    fields: ['channel', 'ts', 'oldest', 'limit', 'include_all_metadata'],
  },
  'chat.postMessage': {
    scopes: ['chat:write'],
    fields: [
      'channel',
      'text',
      'blocks',
      'thread_ts',
      'reply_broadcast',
      'metadata',
      'unfurl_links',
      'unfurl_media',
    ],
  },
  'chat.update': { scopes: ['chat:write'], fields: ['channel', 'ts', 'text', 'blocks'] },
  'chat.postEphemeral': { scopes: ['chat:write'], fields: ['channel', 'user', 'text', 'thread_ts'] },
  'users.info': { scopes: ['users:read'], fields: ['user'] },
};

/** The answer of a method of the Web API without `ok`. Throws a `SlackRefusal` as the vendor refuses. */
export function answerSlack(state: SlackState, request: SlackRequest): Json {
  const { method, token, fields } = request;
  const known = methods[method];
  if (known === undefined) throw new SlackRefusal('unknown_method');
  const scopes = state.tokens.get(token);
  if (scopes === undefined) throw new SlackRefusal(token === '' ? 'not_authed' : 'invalid_auth');
  const needed = known.scopes.find((scope) => !scopes.includes(scope));
  if (needed !== undefined) throw new SlackRefusal('missing_scope', { needed, provided: scopes.join(',') });
  for (const name of fields.keys())
    if (!known.fields.includes(name)) throw new SlackRefusal('invalid_arguments', { field: name });
  switch (method) {
    case 'auth.test':
      return { team: state.team.name, team_id: state.team.id, user: 'parley', user_id: state.botUserId };
    case 'auth.revoke':
      state.tokens.delete(token);
      return { revoked: true };
    case 'conversations.list':
      return listChannels(state, fields);
    case 'conversations.info':
      return { channel: presentChannel(channelOf(state, fields)) };
    case 'conversations.join':
      return { channel: presentChannel(join(channelOf(state, fields))) };
    case 'conversations.history':
    case 'conversations.replies':
      return readMessages(state, fields);
    case 'users.info':
      return { user: presentUser(state, fields.get('user') ?? '', scopes) };
    default:
      return write(state, request);
  }
}

function channelOf(state: SlackState, fields: URLSearchParams): FakeSlackChannel {
  const found = state.channels.get(fields.get('channel') ?? '');
  // A private channel is unknown to those who are not in it.
  if (found === undefined || (found.isPrivate && !found.isMember))
    throw new SlackRefusal('channel_not_found');
  return found;
}

function join(channel: FakeSlackChannel): FakeSlackChannel {
  channel.isMember = true;
  return channel;
}

const presentChannel = (channel: FakeSlackChannel): Json => ({
  id: channel.id,
  name: channel.name,
  is_channel: true,
  is_private: channel.isPrivate,
  is_archived: channel.isArchived,
  is_member: channel.isMember,
});

function listChannels({ channels }: SlackState, fields: URLSearchParams): Json {
  const limit = Number(fields.get('limit'));
  if (limit > 999) throw new SlackRefusal('invalid_limit');
  const all = [...channels.values()].filter(({ isPrivate, isMember }) => !isPrivate || isMember);
  const open = fields.get('exclude_archived') === 'true' ? all.filter(({ isArchived }) => !isArchived) : all;
  const start = Number(fields.get('cursor') ?? 0);
  const end = start + limit;
  return {
    channels: open.slice(start, end).map(presentChannel),
    response_metadata: { next_cursor: end < open.length ? String(end) : '' },
  };
}

function presentUser({ users }: SlackState, id: string, scopes: string[]): Json {
  const user = users.get(id);
  if (user === undefined) throw new SlackRefusal('user_not_found');
  const email = user.email !== null && scopes.includes('users:read.email') ? { email: user.email } : {};
  return {
    id,
    team_id: user.teamId,
    name: id.toLowerCase(),
    deleted: false,
    is_bot: false,
    profile: { display_name: user.displayName, real_name: user.displayName, ...email },
  };
}

function readMessages(state: SlackState, fields: URLSearchParams): Json {
  const { id } = channelOf(state, fields);
  const ts = fields.get('ts');
  const found = ts === null ? state.rootsOf(id) : state.repliesOf(id, ts);
  const oldest = Number(fields.get('oldest') ?? 0);
  return {
    messages: found
      .filter((each) => Number(each.ts) >= oldest)
      .map((each) => ({
        type: 'message',
        ts: each.ts,
        text: each.text,
        blocks: each.blocks,
        metadata: { event_type: 'conversation_message', event_payload: { reference: each.reference } },
      })),
    has_more: false,
  };
}

/** What posts or changes a message. */
function write(state: SlackState, { method, fields, nextTs }: SlackRequest): Json {
  const channel = channelOf(state, fields);
  if (channel.isArchived) throw new SlackRefusal('is_archived');
  if (!channel.isMember) throw new SlackRefusal('not_in_channel');
  const text = fields.get('text') ?? '';
  if (text === '') throw new SlackRefusal('no_text');
  if (text.length > 40_000) throw new SlackRefusal('msg_too_long');
  const json = fields.get('blocks');
  const blocks = json === null ? [] : checkSlackBlocks(json);
  if (method === 'chat.update') {
    const found = channel.messages.find(({ ts }) => ts === fields.get('ts'));
    if (found === undefined) throw new SlackRefusal('message_not_found');
    Object.assign(found, { text, blocks });
    return { channel: channel.id, ts: found.ts };
  }
  const onlyFor = fields.get('user');
  if (onlyFor !== null && !state.users.has(onlyFor)) throw new SlackRefusal('user_not_in_channel');
  const metadata = JSON.parse(fields.get('metadata') ?? '{}') as { event_payload?: { reference?: unknown } };
  const message: FakeSlackMessage = {
    ts: nextTs(),
    threadTs: fields.get('thread_ts'),
    text,
    blocks,
    onlyFor,
    reference: metadata.event_payload?.reference,
    isBroadcast: fields.get('reply_broadcast') === 'true',
  };
  channel.messages.push(message);
  return onlyFor === null ? { channel: channel.id, ts: message.ts } : { message_ts: message.ts };
}
