import { WebClient } from '@slack/web-api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { composeTest } from '#core/slack/compose-test.ts';
import { type FakeSlack, startSlack } from '#tests/fakes/slack/start-slack.ts';
import { createSlack } from './create-slack.ts';
import { slackScopes } from './slack-scopes.ts';

let fake: FakeSlack;
const token = 'xoxb-good';
const pauses: number[] = [];
const redirectUri = 'https://chat.example/api/slack/callback';
const open = () =>
  createSlack(
    {
      SLACK_API_BASE: fake.origin,
      SLACK_AUTHORIZE_URL: `${fake.origin}/oauth/v2/authorize`,
      SLACK_CLIENT_ID: fake.app.id,
      SLACK_CLIENT_SECRET: fake.app.secret,
    },
    { pause: async (ms) => void pauses.push(ms) },
  );
const message = composeTest('Shop');
const inGeneral = { channelId: 'C0001', threadTs: null, message };

beforeAll(async () => {
  fake = await startSlack();
  fake.state.tokens.set(token, [...slackScopes]);
  fake.state.addChannel('team', { isPrivate: true, isMember: true });
  fake.state.addChannel('board', { isPrivate: true });
  fake.state.addChannel('old', { isArchived: true });
  const general = fake.state.channels.get('C0001');
  if (general) general.isMember = true;
});
afterAll(() => fake.close());
afterEach(() => expect(fake.complaints().splice(0)).toEqual([]));

it('the stand-in answers the official library, and refuses what the vendor refuses', async () => {
  const client = (key: string) =>
    new WebClient(key, { slackApiUrl: `${fake.origin}/api/`, retryConfig: { retries: 0 } });
  const posted = await client(token).chat.postMessage({ channel: 'C0001', text: 'Hello' });
  expect(posted).toMatchObject({ ok: true, channel: 'C0001', ts: expect.stringMatching(/^\d+\.\d{6}$/) });
  await expect(client('xoxb-other').auth.test()).rejects.toMatchObject({
    code: 'slack_webapi_platform_error',
    data: { error: 'invalid_auth' },
  });
  fake.state.tokens.set('xoxb-poor', ['channels:read']);
  await expect(client('xoxb-poor').chat.postMessage({ channel: 'C0001', text: 'Hi' })).rejects.toMatchObject({
    data: { error: 'missing_scope', needed: 'chat:write' },
  });
  await expect(
    client(token).apiCall('chat.postMessage', { channel: 'C0001', text: 'Hi', colour: 'red' }),
  ).rejects.toThrow();
  expect(fake.complaints().splice(0)).toHaveLength(1);
});

describe('installing', () => {
  it('exchanges a code for a token once', async () => {
    const url = open().authorizationUrl({ state: 'abc', redirectUri });
    const allowed = await fetch(url ?? '', { redirect: 'manual' });
    const back = new URL(allowed.headers.get('location') ?? '');
    expect(back.searchParams.get('state')).toBe('abc');
    const code = back.searchParams.get('code') ?? '';
    const installed = await open().exchangeCode({ code, redirectUri });
    expect(installed).toMatchObject({ teamId: 'T0FERN', teamName: 'Fernwood Bikes', botUserId: 'U0BOT' });
    expect(fake.state.tokens.get(installed.token)).toEqual([...slackScopes]);
    await expect(open().exchangeCode({ code, redirectUri })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('has no URL without the keys of an app', () => {
    const settings = { SLACK_API_BASE: fake.origin, SLACK_AUTHORIZE_URL: fake.origin };
    const slack = createSlack({ ...settings, SLACK_CLIENT_ID: undefined, SLACK_CLIENT_SECRET: undefined });
    expect(slack.authorizationUrl({ state: 'abc', redirectUri })).toBeNull();
  });

  it('ends a token, also one that has ended', async () => {
    fake.state.tokens.set('xoxb-over', [...slackScopes]);
    await open().revokeToken('xoxb-over');
    await open().revokeToken('xoxb-over');
    expect(fake.state.tokens.has('xoxb-over')).toBe(false);
  });
});

describe('channels', () => {
  it('are those where the app may write, over several pages, by name', async () => {
    for (let number = 0; number < 600; number += 1) fake.state.addChannel(`z${number}`);
    const { channels, isComplete } = await open().listChannels(token);
    expect(channels.slice(0, 3).map(({ name }) => name)).toEqual(['general', 'support', 'team']);
    expect([channels.length, isComplete]).toEqual([603, true]);
  });

  it('are joined; private and archived ones are not', async () => {
    expect(await open().joinChannel(token, 'C0002')).toEqual({
      id: 'C0002',
      name: 'support',
      isPrivate: false,
    });
    expect(fake.state.channels.get('C0002')?.isMember).toBe(true);
    for (const id of ['C0004', 'C0005', 'C9999'])
      await expect(open().joinChannel(token, id)).rejects.toMatchObject({ kind: 'channel' });
  });
});

describe('messages', () => {
  it('are posted, changed, and found again by their reference', async () => {
    const since = new Date();
    const ts = await open().post(token, { ...inGeneral, reference: 'lead:1' });
    const reply = { ...inGeneral, threadTs: ts, reference: 'message:1' };
    const replied = await open().post(token, { ...reply, isBroadcast: true });
    await open().update(token, { channelId: 'C0001', ts, message: composeTest('Hotel') });
    expect(JSON.stringify(fake.state.rootsOf('C0001').at(-1)?.blocks)).toContain('Hotel');
    expect(fake.state.repliesOf('C0001', ts)).toMatchObject([{ ts: replied, isBroadcast: true }]);
    const find = (reference: string, threadTs: string | null = null) =>
      open().findPosted(token, { channelId: 'C0001', threadTs, reference, since });
    expect(await find('lead:1')).toBe(ts);
    expect(await find('message:1', ts)).toBe(replied);
    expect(await find('lead:2')).toBeNull();
  });

  it('wait as long as Slack asks, if that is short', async () => {
    fake.addFault({ as: { status: 429, headers: { 'retry-after': '2' } } });
    expect(await open().post(token, { ...inGeneral, reference: 'a' })).toMatch(/^\d/);
    expect(pauses.splice(0)).toEqual([2_000]);
    fake.addFault({ as: { status: 429, headers: { 'retry-after': '30' } } });
    await expect(open().post(token, { ...inGeneral, reference: 'b' })).rejects.toMatchObject({
      kind: 'busy',
      retryAfterSeconds: 30,
    });
    expect(pauses).toEqual([]);
  });

  it.each([
    ['unauthorized', { error: 'token_revoked' }],
    ['unauthorized', { error: 'account_inactive' }],
    ['scope', { error: 'missing_scope' }],
    ['channel', { error: 'is_archived' }],
    ['refused', { error: 'msg_too_long' }],
    ['unavailable', { error: 'internal_error' }],
    ['unavailable', { status: 503, body: 'down' }],
    ['unavailable', { status: 200, body: '<html>' }],
    ['unavailable', { status: 200, body: '{"ok":true}' }],
    ['unavailable', 'drop'],
  ] as const)('that are not taken: %s', async (kind, as) => {
    fake.addFault({ as });
    await expect(open().post(token, { ...inGeneral, reference: 'c' })).rejects.toMatchObject({ kind });
  });
});

describe('a person', () => {
  it('has the name and email address of their profile, and belongs to this team or not', async () => {
    fake.state.addUser('U1', { displayName: 'Ana', email: 'Ana@Example.com' });
    fake.state.addUser('U2', { displayName: 'Eve', teamId: 'T0OTHER' });
    const find = (userId: string) => open().findUser(token, { teamId: 'T0FERN', userId });
    expect(await find('U1')).toEqual({ name: 'Ana', email: 'ana@example.com', isOfTeam: true });
    expect(await find('U2')).toEqual({ name: 'Eve', email: null, isOfTeam: false });
    expect(await find('U9')).toMatchObject({ isOfTeam: false });
  });
});
