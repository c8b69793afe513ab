export interface FakeSlackMessage {
  ts: string;
  threadTs: string | null;
  text: string;
  blocks: Record<string, unknown>[];
  reference: unknown;
  isBroadcast: boolean;
  /** Shown to this user alone, and not stored at the vendor. */
  onlyFor: string | null;
}

export interface FakeSlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
  isArchived: boolean;
  /** Whether the app is in it. */
  isMember: boolean;
  messages: FakeSlackMessage[];
}

export interface FakeSlackUser {
  id: string;
  teamId: string;
  displayName: string;
  email: string | null;
}

export interface SlackState {
  team: { id: string; name: string };
  botUserId: string;
  channels: Map<string, FakeSlackChannel>;
  users: Map<string, FakeSlackUser>;
  /** Tokens that are good now, with what each may do. */
  tokens: Map<string, string[]>;
  /** Codes that a browser brought back, each good once, with the redirect URL that they are for. */
  codes: Map<string, string>;
  addChannel(name: string, given?: Partial<FakeSlackChannel>): FakeSlackChannel;
  addUser(id: string, given?: Partial<FakeSlackUser>): FakeSlackUser;
  /** Messages of a channel without its threads, then those of one thread. */
  rootsOf(channelId: string): FakeSlackMessage[];
  repliesOf(channelId: string, ts: string): FakeSlackMessage[];
}

/** A Slack workspace with two channels. */
export function createSlackState(): SlackState {
  const team = { id: 'T0FERN', name: 'Fernwood Bikes' };
  const channels = new Map<string, FakeSlackChannel>();
  const users = new Map<string, FakeSlackUser>();
  const stored = (channelId: string) =>
    (channels.get(channelId)?.messages ?? []).filter(({ onlyFor }) => onlyFor === null);
  const state: SlackState = {
    team,
    botUserId: 'U0BOT',
    channels,
    users,
    tokens: new Map(),
    codes: new Map(),
    addChannel(name, given = {}) {
      const id = `C${String(channels.size + 1).padStart(4, '0')}`;
      const made = { isPrivate: false, isArchived: false, isMember: false, messages: [], id, name, ...given };
      channels.set(id, made);
      return made;
    },
    addUser(id, given = {}) {
      const made = { id, teamId: team.id, displayName: id, email: null, ...given };
      users.set(id, made);
      return made;
    },
    rootsOf: (channelId) => stored(channelId).filter(({ threadTs }) => threadTs === null),
    repliesOf: (channelId, ts) => stored(channelId).filter(({ threadTs }) => threadTs === ts),
  };
  state.addChannel('general');
  state.addChannel('support');
  return state;
}
