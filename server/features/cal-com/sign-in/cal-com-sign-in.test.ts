import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalComState, CalComTest } from '#contract/cal-com/cal-com.schemas.ts';
import { type Client, createAgent, createClient, expectStatus, signUp } from '#tests/factories.ts';
import { type FakeCalCom, startCalCom } from '#tests/fakes/cal-com/start-cal-com.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { waitingEmails } from '#tests/waiting-emails.ts';

let test: TestServices;
let calCom: FakeCalCom;
beforeAll(async () => {
  calCom = await startCalCom(() => test.clock.now());
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise', ...calCom.settings() });
});
afterAll(async () => {
  await test.close();
  await calCom.close();
});

describe('signing in to Cal.com', () => {
  async function begin() {
    const owner = await signUp(test.app);
    const { id: agentId } = await createAgent(owner);
    const begun = await owner.post('/api/v1/cal-com/sign-in', { agentId });
    const url = new URL((await expectStatus<{ url: string }>(begun, 200)).url);
    return { owner, agentId, url };
  }
  /** As a browser comes back from Cal.com, and what its page sends on. */
  async function allow(owner: Client, url: URL): Promise<{ page: string; body: object }> {
    const allowed = await fetch(url, { redirect: 'manual' });
    const back = new URL(allowed.headers.get('location') ?? '');
    const page = (await owner.get(back.pathname + back.search)).headers.get('location') ?? '';
    return { page, body: Object.fromEntries(new URL(page, 'http://localhost').searchParams) };
  }
  const finish = (owner: Client, body: object) => owner.post('/api/v1/cal-com/sign-in/finish', body);
  const check = async (owner: Client) =>
    expectStatus<CalComTest>(await owner.post('/api/v1/cal-com/test', {}), 200);
  async function connect() {
    const { owner, url } = await begin();
    const { body } = await allow(owner, url);
    const state = await expectStatus<CalComState>(await finish(owner, body), 200);
    return { owner, state };
  }

  it('connects the account of who allowed it, with the scopes that booking takes', async () => {
    const { owner, agentId, url } = await begin();
    expect(url.searchParams.get('scope')).toBe(
      'EVENT_TYPE_READ BOOKING_READ BOOKING_WRITE PROFILE_READ WEBHOOK_WRITE',
    );
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    const { page, body } = await allow(owner, url);
    expect(page).toContain(`/agents/${agentId}/integrations/cal-com?`);
    const { connection } = await expectStatus<CalComState>(await finish(owner, body), 200);
    expect(connection).toMatchObject({ accountName: 'Fernwood Bikes', keyEnd: null, needsReconnect: false });
    expect((await check(owner)).isWorking).toBe(true);
    const { rows } = await test.services.pool.query('select * from cal_com_connection');
    expect(JSON.stringify(rows)).not.toMatch(/access-\d|refresh-\d/);
    expect((await waitingEmails(test.services, owner.user.email)).at(-1)).toMatchObject({
      change: 'cal-com-connected',
      what: 'Fernwood Bikes',
    });
    // The code is good once.
    await expectStatus(await finish(owner, body), 422);
    expect(calCom.complaints()).toEqual([]);
  });

  it('counts only in the browser that began, with its own state', async () => {
    const { owner, url } = await begin();
    const { body } = await allow(owner, url);
    const other = await signUp(test.app);
    await expectStatus(await finish(other, body), 422);
    await expectStatus(await finish(owner, { ...body, state: 'other' }), 422);
    // What was kept was good for one attempt.
    await expectStatus(await finish(owner, body), 422);
    const state = await expectStatus<CalComState>(await owner.get('/api/v1/cal-com'), 200);
    expect(state.connection).toBeNull();
  });

  it('leads back without a code where the owner says no, and nowhere for a stranger', async () => {
    const { owner, agentId } = await begin();
    const back = '/api/cal-com/callback?error=access_denied';
    expect((await owner.get(back)).headers.get('location')).toContain(
      `/agents/${agentId}/integrations/cal-com?cal-com=cancelled`,
    );
    expect((await createClient(test.app).get(back)).headers.get('location')).toBe('/dashboard');
  });

  it('gets a new access token when one has ended, once for all who need it', async () => {
    const { owner } = await connect();
    const [refreshToken, { accessToken }] = [...calCom.refreshTokens].at(-1)!;
    calCom.keys.delete(accessToken);
    const tokenCalls = () => calCom.calls().filter((call) => call.endsWith('/oauth2/token')).length;
    const before = tokenCalls();
    const read = () => owner.get('/api/v1/cal-com/event-types');
    for (const answer of await Promise.all([read(), read(), read()])) await expectStatus(answer, 200);
    expect(tokenCalls() - before).toBe(1);
    expect(calCom.refreshTokens.has(refreshToken)).toBe(false);
  });

  it('has to be done again once the owner has taken the access away, not for an outage', async () => {
    const { owner } = await connect();
    const lost = async () =>
      (await waitingEmails(test.services, owner.user.email)).filter(({ kind }) => kind === 'connection-lost');
    const end = () => {
      for (const { accessToken } of calCom.refreshTokens.values()) calCom.keys.delete(accessToken);
    };
    end();
    calCom.addFault({ call: /oauth2\/token$/, as: { status: 503 } });
    expect(await check(owner)).toMatchObject({
      isWorking: false,
      state: { connection: { needsReconnect: false, problem: expect.stringMatching(/not responding/) } },
    });
    expect((await check(owner)).isWorking).toBe(true);
    end();
    calCom.refreshTokens.clear();
    expect(await lost()).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect(await check(owner)).toMatchObject({
        isWorking: false,
        state: {
          connection: { needsReconnect: true, problem: expect.stringMatching(/Connect Cal.com again/) },
        },
      });
    expect(await lost()).toMatchObject([
      {
        service: 'Cal.com',
        accountName: 'Fernwood Bikes',
        url: expect.stringMatching(/\/agents\/agt_\w+\/integrations\/cal-com$/),
      },
    ]);
  });

  it('is not offered without a client; an API key works all the same', async () => {
    const bare = await createTestServices({ DEFAULT_PLAN: 'enterprise', CALCOM_API_BASE: calCom.origin });
    try {
      const owner = await signUp(bare.app);
      const { id: agentId } = await createAgent(owner);
      const state = await expectStatus<CalComState>(await owner.get('/api/v1/cal-com'), 200);
      expect(state.missingSettings).toEqual(['CALCOM_CLIENT_ID', 'CALCOM_CLIENT_SECRET']);
      expect(await expectStatus(await owner.post('/api/v1/cal-com/sign-in', { agentId }), 422)).toMatchObject(
        {
          error: { message: expect.stringContaining('Set CALCOM_CLIENT_ID, CALCOM_CLIENT_SECRET') },
        },
      );
      const connected = await owner.put('/api/v1/cal-com', { apiKey: 'cal_live_fernwood' });
      expect((await expectStatus<CalComState>(connected, 200)).connection?.keyEnd).toBe('wood');
    } finally {
      await bare.close();
    }
  });
});
