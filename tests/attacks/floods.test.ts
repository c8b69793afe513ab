import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { createRateLimiter } from '#server/http/limits/create-rate-limiter.ts';
import { rateLimitsOf } from '#server/http/limits/rate-limits-of.ts';
import { addApiKey, createAgent, createClient, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

/** Many calls in a short time, through several web processes over one database. */
let stage: TestServices;
let processes: ReturnType<typeof createApp>[];
beforeAll(async () => {
  stage = await createTestServices({ API_CALL_LIMIT: '60', DEFAULT_PLAN: 'pro' });
  const { services } = stage;
  processes = [1, 2, 3].map(() =>
    createApp({ ...services, rateLimiter: createRateLimiter(services, rateLimitsOf(services.config)) }),
  );
});
afterAll(() => stage.close());

describe('calls of the API', () => {
  it('are limited for a key over all processes, with Retry-After, and start again', async () => {
    const owner = await signUp(stage.app);
    const { key } = await addApiKey(owner);
    const headers = { authorization: `Bearer ${key}` };
    const call = (at: number) =>
      processes[at % 3]?.request('/api/v1/usage', { headers }) as Promise<Response>;
    const first = await call(0);
    expect(first.headers.get('ratelimit-limit')).toBe('60');
    expect(first.headers.get('ratelimit-remaining')).toBe('59');
    for (let at = 1; at < 60; at++) expect((await call(at)).status).toBe(200);
    const refused = await call(0);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(await expectStatus(refused, 429)).toMatchObject({ error: { code: 'rate-limited' } });
    stage.clock.advanceSeconds(11);
    expect((await call(1)).status).toBe(200);
  });

  it('that come at once are never more than the limit, and at most a block of 20 less', async () => {
    const owner = await signUp(stage.app);
    const { key } = await addApiKey(owner);
    const headers = { authorization: `Bearer ${key}` };
    const calls = Array.from({ length: 90 }, (_, at) =>
      processes[at % 3]?.request('/api/v1/usage', { headers }),
    );
    const statuses = (await Promise.all(calls)).map((answer) => answer?.status);
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBeLessThanOrEqual(60);
    expect(answered).toBeGreaterThan(60 - 20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90 - answered);
  });

  it('are limited for a signed-in user; the chat has a limit of its own', async () => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner);
    const statuses: number[] = [];
    for (let at = 0; at < 62; at++) statuses.push((await owner.get('/api/profile')).status);
    expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
    const chat = await owner.post(`/api/v1/agents/${agent.id}/chat`, { message: 'Hello' });
    expect(chat.status).toBe(200);
    expect(chat.headers.get('ratelimit-limit')).toBe('2000');
  });
});

describe('messages of a visitor', () => {
  it('are limited over all processes', async () => {
    const owner = await signUp(stage.app);
    const agent = await createAgent(owner);
    const session = await createClient(stage.app).get(`/api/widget/${agent.id}/session`);
    const { visitorToken } = await expectStatus<{ visitorToken: string }>(session, 200);
    const ask = (at: number) =>
      processes[at % 3]?.request(`/api/widget/${agent.id}/messages`, {
        method: 'POST',
        headers: { 'x-visitor-token': visitorToken, 'content-type': 'application/json' },
        body: JSON.stringify({ message: 'Hello' }),
      }) as Promise<Response>;
    const answers = await Promise.all(Array.from({ length: 36 }, (_, at) => ask(at)));
    await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const left = await expectStatus<{ meters: { meter: string; used: number }[] }>(
      await owner.get('/api/v1/usage'),
      200,
    );
    expect(JSON.stringify(left)).toContain('"used":30');
  });
});
