import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { Trial } from '#contract/trials/trials.schemas.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { document } from '#server/features/sources/sources.table.ts';
import { workspace, workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  type Client,
  createAgent,
  createClient,
  expectStatus,
  openChat,
  register,
} from '#tests/factories.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { eraseTrials } from './erase-trials.ts';
import { storeTrial } from './store-trial.ts';

let site: Website;
let stage: TestServices;
beforeAll(async () => {
  site = await startWebsite();
  stage = await createTestServices({ CRAWL_ALLOW_HOSTS: site.host }, { isWorker: true });
});
afterAll(async () => {
  await stage.close();
  await site.close();
});

interface Made {
  secret: string;
  agentId: string;
}

/** Each from an address of its own, as the limits count them. */
let addresses = 0;
const stranger = (app = stage.app): Client =>
  createClient(app, { incoming: { socket: { remoteAddress: `192.0.2.${++addresses}` } } });

const ask = (client: Client, url: string) => client.post('/api/trials', { url });
const show = (secret: string) => stranger().post('/api/trials/show', { secret });
const make = (services = stage.services): Promise<Made> =>
  storeTrial(services, {
    url: site.origin,
    name: 'Shop',
    welcomeMessage: 'Hi!',
    messageColor: '#1f5c4a',
    avatar: null,
  });

async function read(secret: string): Promise<Trial> {
  const shown = async () => expectStatus<Trial>(await show(secret), 200);
  await expect.poll(async () => (await shown()).status).not.toMatch(/queued|training/);
  return shown();
}

const exists = async ({ agentId }: Made): Promise<boolean> =>
  (await stage.services.db.$count(agent, eq(agent.id, agentId))) === 1;

describe('an agent before there is an account', () => {
  it('reads as many pages as the free plan, knows what to be asked, and answers with the page', async () => {
    const made = await expectStatus<Made>(await ask(stranger(), site.origin), 201);
    const trial = await read(made.secret);
    expect(trial.pages).toEqual({ read: 5, limit: 5 });
    expect(trial.questions.length).toBeGreaterThan(0);
    const visitor = await openChat(stage.app, made.agentId);
    const { conversationId } = await visitor.ask(trial.questions[0] ?? '');
    expect(conversationId).toMatch(/^cnv_/);

    // Kept by signing up, with its pages and that conversation, in the place of the empty workspace.
    const client = await register(stage.app, { company: 'Fernwood' });
    const empty = await workspaceIdOf(client);
    const kept = await expectStatus(await client.post('/api/trials/keep', { secret: made.secret }), 200);
    expect(kept).toEqual({ agentId: made.agentId });
    const { data } = await expectStatus<{ data: Agent[] }>(await client.get('/api/v1/agents'), 200);
    expect(data.map(({ id }) => id)).toEqual([made.agentId]);
    expect((await client.get(`/api/v1/conversations/${conversationId}`)).status).toBe(200);
    expect(await expectStatus(await client.get('/api/v1/workspace'), 200)).toMatchObject({
      name: 'Fernwood',
      role: 'owner',
      others: [],
    });
    expect(await stage.services.db.$count(workspace, eq(workspace.id, empty))).toBe(0);
    // What was asked before is not taken from the plan.
    const usage = await expectStatus<{ meters: { name: string; used: number }[] }>(
      await client.get('/api/v1/usage'),
      200,
    );
    expect(usage.meters.find(({ name }) => name === 'messages')).toMatchObject({ used: 0 });
    // Nobody else can keep or open it, and its time no longer ends.
    expect((await show(made.secret)).status).toBe(404);
    const other = await register(stage.app);
    expect((await other.post('/api/trials/keep', { secret: made.secret })).status).toBe(404);
    stage.clock.advanceSeconds(25 * 3_600);
    await eraseTrials(stage.services);
    expect(await exists(made)).toBe(true);
  });

  it.each([
    ['no address', 400, 'Give a website address'],
    ['http://10.0.0.1/', 422, ''],
    ['http://169.254.169.254/latest', 422, ''],
    ['http://localhost:1/', 422, ''],
  ])('is not made of %s, and nothing is stored', async (url, status, sentence) => {
    const before = await stage.services.db.select({ total: count() }).from(agent);
    const { error } = await expectStatus<{ error: { message: string } }>(await ask(stranger(), url), status);
    expect(error.message).toContain(sentence);
    expect(await stage.services.db.select({ total: count() }).from(agent)).toEqual(before);
  });

  it('is limited for each address, before anything is fetched', async () => {
    const client = stranger();
    const statuses: number[] = [];
    for (let call = 0; call < 7; call++)
      statuses.push((await ask(client, `http://10.0.0.${call + 2}/`)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  });
});

test('of many that come at once, only as many are read as fit', async () => {
  // Without a worker: none that is let in is read, and makes room, before the others come.
  const idle = await createTestServices({ CRAWL_ALLOW_HOSTS: site.host });
  for (let reading = 0; reading < 2; reading += 1) await make(idle.services);
  const answers = await Promise.all([1, 2, 3].map(() => ask(stranger(idle.app), site.origin)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 503, 503]);
  await idle.close();
});

describe('keeping', () => {
  test('of many at once one gets it', async () => {
    const { secret } = await make();
    const people = await Promise.all(Array.from({ length: 4 }, () => register(stage.app)));
    const answers = await Promise.all(people.map((client) => client.post('/api/trials/keep', { secret })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  test('a workspace that is in use stays, and shares its free messages', async () => {
    const made = await make();
    const client = await register(stage.app, { company: 'Busy' });
    await createAgent(client);
    const first = await workspaceIdOf(client);
    await expectStatus(await client.post('/api/trials/keep', { secret: made.secret }), 200);
    expect(await expectStatus(await client.get('/api/v1/workspace'), 200)).toMatchObject({
      name: 'Shop',
      others: [expect.objectContaining({ id: first, name: 'Busy' })],
    });
    const [kept] = await stage.services.db
      .select({ allowance: workspace.allowanceWorkspaceId, members: count(workspaceMember.userId) })
      .from(workspace)
      .innerJoin(workspaceMember, eq(workspaceMember.workspaceId, workspace.id))
      .where(eq(workspace.id, await workspaceIdOf(client)))
      .groupBy(workspace.id);
    expect(kept).toEqual({ allowance: first, members: 1 });
  });

  test('needs a signed-in user, and the secret of a trial agent', async () => {
    const { secret } = await make();
    expect((await stranger().post('/api/trials/keep', { secret })).status).toBe(401);
    const client = await register(stage.app);
    for (const wrong of ['', 'x', `${secret}x`])
      expect((await client.post('/api/trials/keep', { secret: wrong })).status).toBe(404);
  });
});

test('after a day all of it is gone, and its link says so', async () => {
  const made = await make();
  await read(made.secret);
  stage.clock.advanceSeconds(24 * 3_600 + 1);
  expect((await show(made.secret)).status).toBe(404);
  await eraseTrials(stage.services);
  expect(await exists(made)).toBe(false);
  const [left] = await stage.services.db
    .select({ total: count() })
    .from(document)
    .where(eq(document.agentId, made.agentId));
  expect(left).toEqual({ total: 0 });
});
