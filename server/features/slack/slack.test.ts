import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  addText,
  type Client,
  createAgent,
  expectStatus,
  openChat,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import { type FakeSlack, type SlackDelivery, startSlack } from '#tests/fakes/slack/start-slack.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { postToSlack } from './cases/post-to-slack.ts';

let stage: TestServices;
let slack: FakeSlack;
let owner: Client & { user: { id: string; email: string } };
let agentId: string;

beforeAll(async () => {
  slack = await startSlack(() => stage.clock.now());
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise', ...slack.settings() }, { isWorker: true });
  owner = await signUp(stage.app, { firstname: 'Ana', lastname: 'Lee' });
  agentId = (await createAgent(owner, { displayName: 'Harbour Bikes' })).id;
  const source = await addText(owner, agentId, {
    title: 'Prices',
    text: 'The city bike costs 20 euros a day. The cargo bike costs 45 euros a day.',
  });
  await waitUntilTrained(owner, agentId, source.id);
});
afterAll(async () => {
  await stage.close();
  await slack.close();
});

describe('Slack', () => {
  const channelId = 'C0002';
  const channelPath = () => `/api/v1/agents/${agentId}/slack-channel`;
  const stateOf = async () =>
    expectStatus<SlackState>(await owner.get(`/api/v1/slack?agentId=${agentId}`), 200);
  const threadOf = async (id: string) =>
    expectStatus<Conversation & { messages: Message[] }>(await owner.get(`/api/v1/conversations/${id}`), 200);
  const choose = async (chosen: string | null) =>
    owner.put(channelPath(), { channelId: chosen, sendsLeads: true, sendsRequests: true });
  const deliver = ({ body, headers }: SlackDelivery, path: 'events' | 'actions' = 'events') =>
    stage.app.request(`/api/slack/${path}`, { method: 'POST', body, headers });
  const textOf = ({ blocks }: { blocks: object[] }) => JSON.stringify(blocks);
  const toldTo = (user: string) =>
    (slack.state.channels.get(channelId)?.messages ?? []).filter(({ onlyFor }) => onlyFor === user);

  /** Waits until all events are dispatched and all jobs for Slack have ended. */
  async function settled(): Promise<void> {
    stage.services.jobs.wakeOutbox();
    const open = async () => {
      const { rows } = await stage.services.pool.query<{ open: number }>(
        `select (select count(*) from outbox)
           + (select count(*) from jobs.job where state < 'completed' and name in ('slack.post', 'slack.take-news')) as open`,
      );
      return Number(rows[0]?.open);
    };
    await expect.poll(open, { interval: 20 }).toBe(0);
  }

  /** Allows the app in Slack, and comes back with what Slack gave the browser. */
  async function signIn(): Promise<{ code: string; state: string }> {
    const begun = await owner.post('/api/v1/slack/sign-in', { agentId });
    const { url } = await expectStatus<{ url: string }>(begun, 200);
    const allowed = await fetch(url, { redirect: 'manual' });
    const back = new URL(allowed.headers.get('location') ?? '');
    const page = (await owner.get(back.pathname + back.search)).headers.get('location') ?? '';
    expect(page).toContain(`/agents/${agentId}/integrations/slack?`);
    const given = new URL(page, 'http://localhost').searchParams;
    return { code: given.get('code') ?? '', state: given.get('state') ?? '' };
  }
  const finish = (body: object) => owner.post('/api/v1/slack/sign-in/finish', body);

  const addLead = async (name: string) => {
    const left = await owner.post('/api/v1/leads', { agentId, name, email: `${name}@example.com` });
    const { id } = await expectStatus<{ id: string }>(left, 201);
    return { workspaceId: await workspaceIdOf(owner), agentId, conversationId: null, leadId: id };
  };
  const leadsNamed = (name: string) =>
    slack.state.rootsOf(channelId).filter((each) => textOf(each).includes(`${name}@example.com`));

  test('is connected by the browser that began, and lists its channels', async () => {
    const begun = await signIn();
    await expectStatus(await finish({ ...begun, state: 'other' }), 422);
    // That was the one attempt of this code.
    await expectStatus(await finish(begun), 422);
    const state = await expectStatus<SlackState>(await finish(await signIn()), 200);
    expect(state.connection).toMatchObject({ accountName: 'Fernwood Bikes', connectedBy: 'Ana Lee' });
    slack.state.addChannel('board', { isPrivate: true });
    const listed = await owner.get('/api/v1/slack/channels');
    const { data } = await expectStatus<{ data: { name: string }[] }>(listed, 200);
    expect(data.map(({ name }) => name)).toEqual(['general', 'support']);
    await expectStatus(await choose('C0003'), 422);
    const chosen = await expectStatus<SlackState>(await choose(channelId), 200);
    expect(chosen.channel).toMatchObject({ name: 'support', problem: null });
    const tested = await owner.post('/api/v1/slack/test', { agentId });
    expect(await expectStatus(tested, 200)).toMatchObject({
      isWorking: true,
      message: 'Slack answered. A test message is in #support.',
    });
    expect(slack.state.rootsOf(channelId)).toHaveLength(1);
  });

  test('gets a lead once even if its answer is lost, and later if it asks to wait', async () => {
    await choose(null);
    const [lost, dropped, later] = [await addLead('lou'), await addLead('dora'), await addLead('lea')];
    await settled();
    await choose(channelId);
    slack.addFault({ method: /postMessage/, as: 'lost' });
    await expect(postToSlack(stage.services, lost)).rejects.toMatchObject({ kind: 'unavailable' });
    slack.addFault({ method: /postMessage/, as: 'drop' });
    await expect(postToSlack(stage.services, dropped)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await stateOf()).connection?.problem).toContain('not responding');
    // Two at once, as when a worker is thought to be lost: one posts, the other comes back later.
    await Promise.all([lost, lost].map((work) => postToSlack(stage.services, work)));
    for (const work of [lost, dropped, dropped]) await postToSlack(stage.services, work);
    expect([leadsNamed('lou'), leadsNamed('dora')].map(({ length }) => length)).toEqual([1, 1]);
    expect((await stateOf()).connection?.problem).toBeNull();

    slack.addFault({ method: /postMessage/, as: { status: 429, headers: { 'retry-after': '30' } } });
    await postToSlack(stage.services, later);
    expect(leadsNamed('lea')).toEqual([]);
    const waiting = `delete from jobs.job where name = 'slack.post' and state = 'created' and start_after > now() + interval '20 seconds'`;
    expect((await stage.services.pool.query(waiting)).rowCount).toBe(1);
    await stage.services.pool.query(`delete from jobs.job where name = 'slack.post' and state = 'created'`);

    slack.addFault({ method: /postMessage/, as: { error: 'is_archived' } });
    await expect(postToSlack(stage.services, later)).rejects.toMatchObject({ kind: 'channel' });
    expect((await stateOf()).channel?.problem).toContain('archived');
    await postToSlack(stage.services, later);
    expect(leadsNamed('lea')).toHaveLength(1);
    expect((await stateOf()).channel?.problem).toBeNull();
  });

  test('gets a request as a thread, with replies from there and what the visitor writes next', async () => {
    slack.state.addUser('U1', { displayName: 'ana', email: owner.user.email });
    slack.state.addUser('U2', { displayName: 'Rita' });
    slack.state.addUser('U3', { displayName: 'Eve', teamId: 'T0OTHER' });
    const visitor = await openChat(stage.app, agentId);
    await visitor.ask('What does the city bike cost?');
    const { conversationId: id } = await visitor.ask('I want to talk to a human <!channel>');
    await settled();
    const root = slack.state.rootsOf(channelId).at(-1);
    if (root === undefined) throw new Error('A request is posted.');
    expect(root.text).toContain('I want to talk to a human &lt;!channel&gt;');
    expect(textOf(root)).toContain('Waiting for a person');
    const replies = () => slack.state.repliesOf(channelId, root.ts);
    expect(replies().map(textOf)).toEqual([expect.stringContaining('What does the city bike cost?')]);
    const reply = (user: string, text: string, id?: string) =>
      deliver(
        slack.event(
          { type: 'message', channel: channelId, user, text, ts: `9.${text.length}`, thread_ts: root.ts },
          id,
        ),
      );
    const written = async () =>
      (await threadOf(id)).messages.filter(({ author }) => author.kind === 'person').map(({ text }) => text);

    // Slack sends an event again that was not answered in time.
    for (let time = 0; time < 3; time += 1)
      expect((await reply('U1', 'Hello &amp; welcome', 'Ev1')).status).toBe(200);
    await reply('U1', '// Does anybody know more?');
    await reply('U3', 'I am from elsewhere');
    await settled();
    expect(await written()).toEqual(['Hello & welcome']);
    expect((await threadOf(id)).messages.at(-1)?.author.name).toBe('Ana Lee');
    expect(toldTo('U3').at(-1)?.text).toContain('not guests from other companies');
    expect(textOf(root)).toContain('Ana Lee has the conversation');

    await visitor.ask('Do you have it in red?');
    await settled();
    // Its own reply does not come back.
    expect(replies().slice(1).map(textOf)).toEqual([expect.stringContaining('Do you have it in red?')]);

    await reply('U2', 'Yes, we do.');
    await settled();
    expect(toldTo('U2').at(-1)?.text).toMatch(/^Not sent: Ana Lee has this conversation/);
    const press = (user: string, button: string) =>
      deliver(slack.press({ channel: channelId, ts: root.ts, user, button }), 'actions');
    expect((await press('U1', 'hand-back')).status).toBe(200);
    await settled();
    expect((await threadOf(id)).handling).toMatchObject({ holder: 'agent', assignee: null });
    await press('U2', 'take-over');
    await reply('U2', 'Yes, in red too.');
    await settled();
    const after = await threadOf(id);
    expect(after.handling).toMatchObject({ holder: 'nobody', state: 'open' });
    expect(after.messages.slice(-2)).toMatchObject([
      { author: { kind: 'system', event: 'joined', name: 'Rita' }, text: 'Rita joined the conversation.' },
      { author: { kind: 'person', name: 'Rita' }, text: 'Yes, in red too.' },
    ]);
    // What nobody in Slack wrote is in the thread too.
    const sent = { text: 'From the console.', clientId: 'reply-from-console' };
    await expectStatus(await owner.post(`/api/v1/conversations/${id}/replies`, sent), 201);
    await settled();
    expect(textOf(replies().at(-1) ?? { blocks: [] })).toContain('From the console.');
    expect(slack.complaints()).toEqual([]);

    // Nothing is changed in a suspended workspace, as from the console.
    const suspend = (reason: string | null) =>
      stage.services.pool.query('update workspace set suspended_reason = $1', [reason]);
    const before = await threadOf(id);
    await suspend('Spam was sent.');
    await reply('U1', 'Buy now, all of you.');
    await press('U1', 'hand-back');
    await settled();
    const why = 'This workspace is suspended: Spam was sent.';
    expect(toldTo('U1').slice(-2)).toMatchObject([
      { text: expect.stringContaining(`Not sent: ${why}`) },
      { text: expect.stringContaining(why) },
    ]);
    expect((await threadOf(id)).messages).toEqual(before.messages);
    await suspend(null);
  });

  test('gets an answer by mentioning the app, and can go on in the thread', async () => {
    const mention = (text: string, ts: string, thread_ts?: string) =>
      slack.event({
        type: 'app_mention',
        channel: channelId,
        user: 'U1',
        text: `<@U0BOT> ${text}`,
        ts,
        ...(thread_ts === undefined ? {} : { thread_ts }),
      });
    const asked = mention('What does the city bike cost?', '77.000001');
    for (let time = 0; time < 2; time += 1) await deliver(asked);
    await settled();
    const answers = () => slack.state.repliesOf(channelId, '77.000001').map(textOf);
    expect(answers()).toEqual([expect.stringMatching(/20 euros.*\[1\].*1\. Prices: “/)]);
    await deliver(mention('And the cargo bike?', '77.000002', '77.000001'));
    await settled();
    expect(answers()[1]).toContain('45 euros');
    // Another agent comes to the channel: the thread is still about the first.
    const second = await createAgent(owner, { name: 'Second' });
    const shared = { channelId, sendsLeads: false, sendsRequests: false };
    await expectStatus(await owner.put(`/api/v1/agents/${second.id}/slack-channel`, shared), 200);
    await deliver(mention('What does the cargo bike cost?', '77.000003', '77.000001'));
    await deliver(mention('What does the cargo bike cost?', '78.000001'));
    await settled();
    expect(answers()[2]).toContain('45 euros');
    expect(slack.state.repliesOf(channelId, '78.000001').map(textOf)).toEqual([
      expect.stringMatching(/Several agents post in this channel.*Second/),
    ]);
    const listed = await owner.get(`/api/v1/conversations?agentId=${agentId}&channel=slack`);
    expect(await expectStatus(listed, 200)).toMatchObject({ data: [{ messageCount: 3 }] });
    // An answer that Slack refuses is not posted again.
    slack.addFault({ method: /postMessage/, as: { error: 'msg_too_long' } });
    await deliver(mention('What does the cargo bike cost?', '79.000001'));
    await settled();
    expect(slack.state.repliesOf(channelId, '79.000001')).toEqual([]);
  });

  test('is refused without its signature', async () => {
    const { body, headers } = slack.sign('{"type":"url_verification","challenge":"abc"}', 'application/json');
    expect(await (await deliver({ body, headers })).json()).toEqual({ challenge: 'abc' });
    const { 'x-slack-signature': _signature, ...unsigned } = headers;
    for (const given of [
      { body, headers: unsigned },
      { body: body.replace('abc', 'abd'), headers },
      slack.sign(body, 'application/json', 'other'),
    ])
      expect((await deliver(given)).status).toBe(403);
  });

  test('reports that the app was removed there; its token ends when it is disconnected', async () => {
    for (let time = 0; time < 2; time += 1) await deliver(slack.event({ type: 'app_uninstalled' }));
    const { rows } = await stage.services.pool.query(
      `select count(*) from email where kind = 'connection-lost'`,
    );
    expect(Number(rows[0].count)).toBe(1);
    expect((await stateOf()).connection).toMatchObject({ needsReconnect: true });
    expect(await expectStatus<SlackState>(await finish(await signIn()), 200)).toMatchObject({
      connection: { needsReconnect: false, problem: null },
    });
    expect((await stateOf()).channel?.name).toBe('support');
    const ended = await expectStatus<SlackState>(await owner.delete('/api/v1/slack'), 200);
    expect(ended.connection).toBeNull();
    expect(slack.state.tokens.size).toBe(0);
    expect((await stateOf()).channel).toBeNull();
  });

  test('posts a request that waits again, once another Slack workspace is connected', async () => {
    const connect = async () => {
      await expectStatus(await finish(await signIn()), 200);
      await expectStatus(await choose(channelId), 200);
    };
    const wish = 'I want to talk to a human in the evening';
    const posted = () => slack.state.rootsOf(channelId).filter((root) => root.text.includes(wish)).length;
    await connect();
    const visitor = await openChat(stage.app, agentId);
    const { conversationId } = await visitor.ask(wish);
    await settled();
    expect(posted()).toBe(1);
    const workspaceId = await workspaceIdOf(owner);
    const work = { workspaceId, agentId, conversationId, leadId: null };
    await postToSlack(stage.services, work);
    expect(posted()).toBe(1);
    slack.state.team.id = 'T0MOVED';
    await connect();
    await postToSlack(stage.services, work);
    expect(posted()).toBe(2);
  });
});
