import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import { setUsualMessages } from '#server/features/agents/set-usual-messages.ts';
import { measureUsualMessages } from '#server/features/conversations/measure-usual-messages.ts';
import { createAgent, createClient, expectStatus, openChat, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

/** One visitor, one address or many must not use up what a firm has for a month. */
let stage: TestServices;
let sellers: TestServices;
beforeAll(async () => {
  [stage, sellers] = await Promise.all([
    createTestServices({ TRUSTED_PROXIES: '1' }),
    createTestServices({ TRUSTED_PROXIES: '1', DEFAULT_PLAN: 'pro' }),
  ]);
});
afterAll(() => Promise.all([stage.close(), sellers.close()]));

type Owner = Awaited<ReturnType<typeof signUp>>;
const usedOf = async (owner: Owner, meter: string) =>
  (await expectStatus<{ meters: UsageLimit[] }>(await owner.get('/api/v1/usage'), 200)).meters.find(
    ({ name }) => name === meter,
  )?.used;

/** A visitor who calls from an address. */
async function visitorOf({ app }: TestServices, agentId: string, address: string) {
  const { options, ask } = await openChat(app, agentId);
  const headers = { ...options.headers, 'x-forwarded-for': address };
  const client = createClient(app);
  const post = async (path: string, body: object, more: Record<string, string> = {}) => {
    const response = await client.post(`/api/widget/${agentId}/${path}`, body, {
      headers: { ...headers, ...more },
      csrfToken: null,
    });
    return { status: response.status, body: await response.text() };
  };
  return {
    ask,
    message: (more?: Record<string, string>) => post('messages', { message: 'Hello' }, more),
    lead: (body: object = {}, more?: Record<string, string>) =>
      post('leads', { name: 'Ana', email: 'ana@example.com', ...body }, more),
  };
}

interface Challenge {
  challenge: string;
  salt: string;
  maxnumber: string;
}

function solutionOf(body: string): { 'x-challenge-solution': string } {
  const { maxnumber, ...challenge } = JSON.parse(body).error.details as Challenge;
  for (let number = 0; number <= Number(maxnumber); number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
    if (hash !== challenge.challenge) continue;
    const solution = Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
    return { 'x-challenge-solution': solution };
  }
  throw new Error('No number solves this challenge.');
}

describe('messages on the free plan', () => {
  it('of one address with many visitors leave half of the month', async () => {
    const owner = await signUp(stage.app);
    const { id } = await createAgent(owner);
    const statuses: number[] = [];
    for (let at = 0; at < 22; at++)
      statuses.push((await (await visitorOf(stage, id, '192.0.2.1')).message()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(await usedOf(owner, 'messages')).toBe(20);
  });

  it('of many addresses need solved challenges past the burst, and the owner gets one email', async () => {
    const owner = await signUp(stage.app);
    const { id } = await createAgent(owner);
    const answers: { status: number; body: string }[] = [];
    for (let at = 0; at < 22; at++)
      answers.push(await (await visitorOf(stage, id, `192.0.2.${at + 10}`)).message());
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), ...Array(2).fill(428)]);
    const { rows } = await stage.services.pool.query(
      `select payload from outbox where name = 'agent.flooded' and payload ->> 'agentId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ payload: { agentId: id, what: 'messages' } }]);

    const solved = solutionOf(answers.at(-1)?.body ?? '');
    const visitor = await visitorOf(stage, id, '198.51.100.1');
    expect((await visitor.message(solved)).status).toBe(200);
    expect((await visitor.message(solved)).status).toBe(428);
    expect((await visitor.message({ 'x-challenge-solution': 'bm9uZQ==' })).status).toBe(428);
    const { id: otherId } = await createAgent(await signUp(stage.app));
    for (let at = 0; at < 20; at++) await (await visitorOf(stage, otherId, `192.0.2.${at + 10}`)).message();
    const foreign = solutionOf((await visitor.message()).body);
    expect((await (await visitorOf(stage, otherId, '198.51.100.2')).message(foreign)).status).toBe(428);

    const late = solutionOf((await visitor.message()).body);
    stage.clock.advanceSeconds(301);
    expect((await visitor.message(late)).status).toBe(428);
    stage.clock.advanceSeconds(300);
    expect((await visitor.message()).status).toBe(200);
  });

  it('count under an address behind a proxy that is not trusted for the visitor alone', async () => {
    const owner = await signUp(stage.app);
    const { id } = await createAgent(owner, { messagesPerAddress: 2 });
    const { ask } = await openChat(stage.app, id);
    for (let at = 0; at < 4; at++) await ask('Hello').catch(() => undefined);
    expect(await usedOf(owner, 'messages')).toBe(2);
  });
});

describe('leads on the free plan', () => {
  it('of one address leave some of the month, and nobody leaves many without asking', async () => {
    const owner = await signUp(stage.app);
    const { id } = await createAgent(owner);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++)
      statuses.push((await (await visitorOf(stage, id, '192.0.2.1')).lead()).status);
    expect(statuses).toEqual([201, 201, 429, 429, 429, 429]);
    const visitor = await visitorOf(stage, id, '192.0.2.2');
    const { conversationId } = await visitor.ask('Do you deliver?');
    expect((await visitor.lead({ conversationId })).status).toBe(201);
    expect(await usedOf(owner, 'leads')).toBe(3);
  });

  it('of many addresses need solved challenges past the burst', async () => {
    const { id } = await createAgent(await signUp(stage.app));
    const statuses: number[] = [];
    let body = '';
    for (let at = 0; at < 4; at++) {
      const answer = await (await visitorOf(stage, id, `192.0.2.${at + 10}`)).lead();
      statuses.push(answer.status);
      body = answer.body;
    }
    expect(statuses).toEqual([201, 201, 201, 428]);
    const visitor = await visitorOf(stage, id, '198.51.100.1');
    expect((await visitor.lead({}, solutionOf(body))).status).toBe(201);
  });
});

describe('the share of a visitor', () => {
  it('is what the owner sets', async () => {
    const owner = await signUp(sellers.app);
    const { id } = await createAgent(owner, { messagesPerVisitor: 3, messagesPerAddress: 5 });
    const first = await visitorOf(sellers, id, '192.0.2.1');
    const second = await visitorOf(sellers, id, '192.0.2.1');
    const statuses: number[] = [];
    for (let at = 0; at < 4; at++) statuses.push((await first.message()).status);
    for (let at = 0; at < 3; at++) statuses.push((await second.message()).status);
    // The refused one counts for the address, too.
    expect(statuses).toEqual([200, 200, 200, 429, 200, 429, 429]);
    sellers.clock.advanceSeconds(3_601);
    expect((await first.message()).status).toBe(200);
  });

  it('is never below the usual traffic of the agent', async () => {
    const owner = await signUp(stage.app);
    const { id } = await createAgent(owner);
    const { ask } = await visitorOf(stage, id, '192.0.2.1');
    const { conversationId } = await ask('Hello');
    await stage.services.pool.query(
      `insert into message (id, workspace_id, conversation_id, role, text, created_at)
       select 'msg_usual_' || n, workspace_id, id, 'user', 'Hi', $2
       from conversation, generate_series(1, 24) as n where id = $1`,
      [conversationId, stage.clock.now()],
    );
    await setUsualMessages(stage.services, await measureUsualMessages(stage.services));
    const { rows } = await stage.services.pool.query(
      'select usual_hourly_messages from agent where id = $1',
      [id],
    );
    expect(rows).toEqual([{ usual_hourly_messages: 25 }]);
    const statuses: number[] = [];
    for (let at = 0; at < 26; at++)
      statuses.push((await (await visitorOf(stage, id, '192.0.2.9')).message()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  });
});
