import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Partner, Referral } from '#contract/partners/partners.schemas.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { createAgent, createClient, expectStatus, newEmail, openChat, signUp } from '#tests/factories.ts';
import { type Google, startGoogle } from '#tests/fakes/google/start-google.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { partner, referral, referralVisit } from '../partners.table.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

let google: Google;
let stage: TestServices;
let owner: Person;
let addresses = 0;
/** Registering and visiting are limited by address. */
const fromElsewhere = () => {
  addresses++;
  return { incoming: { socket: { remoteAddress: `10.2.${addresses >> 8}.${addresses & 255}` } } };
};

beforeAll(async () => {
  google = await startGoogle();
  stage = await createTestServices({
    BASE_URL: 'https://chat.example.com',
    GOOGLE_CLIENT_ID: 'parley-test',
    GOOGLE_CLIENT_SECRET: 'a secret for tests',
    GOOGLE_ISSUER: google.issuer,
  });
});
afterAll(async () => {
  await stage.close();
  await google.close();
});
beforeEach(async () => {
  owner = await signUp(stage.app, { firstname: 'Ana', company: 'Acme' }, fromElsewhere());
});

const partnerOf = async (client: Pick<Person, 'get'>) =>
  expectStatus<Partner>(await client.get('/api/partner'), 200);
const referralsOf = async (client: Pick<Person, 'get'>) =>
  (await expectStatus<{ data: Referral[] }>(await client.get('/api/partner/referrals'), 200)).data;
const visit = (code: string, headers: Record<string, string> = browser, bindings = fromElsewhere()) =>
  createClient(stage.app, bindings).post('/api/referral-visits', { code }, { headers });
const register = (fields: object) => signUp(stage.app, fields as { company?: string }, fromElsewhere());

describe('the link', () => {
  test('is created on the first visit, stays the same, and leads to sign-up', async () => {
    const first = await partnerOf(owner);
    expect(first.code).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    expect(first.link).toBe(`https://chat.example.com/register?ref=${first.code}`);
    expect(first.totals).toEqual({ visits: 0, signUps: 0, agentsCreated: 0, messagesAnswered: 0 });
    expect(first.days).toHaveLength(30);
    expect(first.days.at(-1)?.day).toBe(stage.clock.now().toISOString().slice(0, 10));
    expect(await partnerOf(owner)).toEqual(first);
  });

  test('is unique per user, also for two calls at once', async () => {
    const both = await Promise.all([partnerOf(owner), partnerOf(owner)]);
    expect(new Set(both.map(({ code }) => code)).size).toBe(1);
    const other = await signUp(stage.app, {}, fromElsewhere());
    expect((await partnerOf(other)).code).not.toBe(both[0].code);
  });
});

describe('visits', () => {
  test('are counted by day, with nothing else stored', async () => {
    const { code } = await partnerOf(owner);
    for (const text of [code, code.toUpperCase()]) expect((await visit(text)).status).toBe(200);
    const { totals, days } = await partnerOf(owner);
    expect(totals.visits).toBe(2);
    expect(days.at(-1)).toMatchObject({ visits: 2, signUps: 0 });
    const rows = await stage.services.db
      .select()
      .from(referralVisit)
      .where(eq(referralVisit.partnerId, owner.user.id));
    expect(rows).toEqual([{ partnerId: owner.user.id, day: expect.any(String), visits: 2 }]);
  });

  test('ignores robots and unknown codes with the same answer', async () => {
    const { code } = await partnerOf(owner);
    const answers = await Promise.all([
      visit(code, { 'user-agent': 'Googlebot/2.1' }),
      visit(code, {}),
      visit('0123456789ab'),
      visit("' or 1=1"),
      visit(''),
    ]);
    for (const answer of answers) expect(await expectStatus(answer, 200)).toEqual({});
    expect((await partnerOf(owner)).totals.visits).toBe(0);
  });

  test('are limited per address', async () => {
    const { code } = await partnerOf(owner);
    const same = fromElsewhere();
    const statuses: number[] = [];
    for (let time = 0; time < 32; time++) statuses.push((await visit(code, browser, same)).status);
    expect(statuses.slice(28)).toEqual([200, 200, 429, 429]);
    expect((await partnerOf(owner)).totals.visits).toBe(30);
  });

  test('are all counted when they come at once', async () => {
    const { code } = await partnerOf(owner);
    await Promise.all(Array.from({ length: 10 }, () => visit(code)));
    expect((await partnerOf(owner)).totals.visits).toBe(10);
  });

  test('count in the total when older than the last days', async () => {
    const { code } = await partnerOf(owner);
    await visit(code);
    await stage.services.db
      .insert(referralVisit)
      .values({ partnerId: owner.user.id, day: '2020-01-01', visits: 5 });
    const { totals, days } = await partnerOf(owner);
    expect([totals.visits, days.reduce((sum, { visits }) => sum + visits, 0)]).toEqual([6, 1]);
  });
});

describe('sign-ups', () => {
  test('progress from sign-up to an agent to the first answer', async () => {
    const { code } = await partnerOf(owner);
    const client = await register({ company: 'Lantern Bakery', referralCode: code });
    const states = async () => (await referralsOf(owner)).map(({ state }) => state);
    expect(await referralsOf(owner)).toEqual([
      {
        id: expect.stringMatching(/^ref_/),
        company: 'La•••',
        state: 'signed-up',
        createdAt: expect.any(String),
      },
    ]);
    const agent = await createAgent(client);
    expect(await states()).toEqual(['agent-created']);
    await (await openChat(stage.app, agent.id)).ask('When do you open?');
    expect(await states()).toEqual(['message-answered']);
    // What was reached stays reached.
    await client.delete(`/api/v1/agents/${agent.id}`);
    const { totals, days } = await partnerOf(owner);
    expect(totals).toMatchObject({ signUps: 1, agentsCreated: 1, messagesAnswered: 1 });
    expect(days.at(-1)).toMatchObject({ signUps: 1 });
  });

  test('store no name, no address and no full company name', async () => {
    const { code } = await partnerOf(owner);
    const fields = { email: newEmail(), firstname: 'Wilhelmina', company: 'Zebra Crossing Ltd' };
    await register({ ...fields, referralCode: code });
    const rows = await stage.services.db.select().from(referral).where(eq(referral.partnerId, owner.user.id));
    const shown = await (await owner.get('/api/partner/referrals')).text();
    for (const word of [fields.email, 'Wilhelmina', 'Zebra', 'Crossing']) {
      expect(JSON.stringify([rows, shown])).not.toContain(word);
    }
    expect(shown).not.toMatch(/wsp_|usr_/);
  });

  test('succeed with an unknown code', async () => {
    for (const referralCode of ['0123456789ab', 'nonsense', '', '😀']) await register({ referralCode });
    expect(await referralsOf(owner)).toEqual([]);
  });

  test('sign-ups of the partner are not counted: signed in, or by another name for the same mailbox', async () => {
    const { code } = await partnerOf(owner);
    const body = { password: 'secret12 word', referralCode: code };
    const again = await owner.post('/api/register', { ...body, email: newEmail() });
    expect(again.status).toBe(200);
    await register({ email: owner.user.email.replace('@', '+shop@'), referralCode: code });
    const { totals } = await partnerOf(await signInAgain());
    expect(totals.signUps).toBe(0);
  });

  /** Registering has signed the owner's browser in as someone else. */
  async function signInAgain() {
    const client = createClient(stage.app, fromElsewhere());
    await client.post('/api/login', { email: owner.user.email, password: 'secret12 word' });
    return client;
  }

  test('keep the code through Google sign-in', async () => {
    const { code } = await partnerOf(owner);
    google.tokenAnswer = null;
    google.person = {
      sub: 'google-referred',
      email: 'referred@gmail.com',
      email_verified: true,
      given_name: 'Eva',
      family_name: 'Lima',
      aud: 'parley-test',
    };
    const client = createClient(stage.app, fromElsewhere());
    for (const _time of ['first', 'again']) {
      const start = await client.get(`/api/google/start?next=/agents&ref=${code}`);
      const callback = new URL(await google.approve(start.headers.get('location') ?? ''));
      const back = await client.get(callback.pathname + callback.search);
      expect(back.headers.get('location')).toBe('/agents');
    }
    expect(await referralsOf(owner)).toMatchObject([{ company: '', state: 'signed-up' }]);
  });

  test('are listed page by page, newest first', async () => {
    const { code } = await partnerOf(owner);
    for (const company of ['Aaaaa', 'Bbbbb', 'Ccccc']) await register({ company, referralCode: code });
    const companies: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const response = await owner.get(`/api/partner/referrals?limit=2${query}`);
      const page: { data: Referral[]; pagination: { cursor: string | null; total: number } } =
        await expectStatus(response, 200);
      expect(page.pagination.total).toBe(3);
      companies.push(...page.data.map(({ company }) => company));
      cursor = page.pagination.cursor;
    }
    expect(companies).toEqual(['Cc•••', 'Bb•••', 'Aa•••']);
  });
});

describe('deleting', () => {
  test('removes the row of a referred account', async () => {
    const { code } = await partnerOf(owner);
    const client = await register({ referralCode: code });
    const body = { email: client.user.email, password: 'secret12 word' };
    expect((await client.delete('/api/account', body)).status).toBe(200);
    expect(await referralsOf(owner)).toEqual([]);
  });

  test('removes the code, visits and rows of a partner, and no other account', async () => {
    const { code } = await partnerOf(owner);
    await visit(code);
    const client = await register({ company: 'Stays', referralCode: code });
    const body = { email: owner.user.email, password: 'secret12 word' };
    expect((await owner.delete('/api/account', body)).status).toBe(200);
    const { db } = stage.services;
    expect(await db.select().from(partner).where(eq(partner.code, code))).toEqual([]);
    expect(await db.select().from(referral).where(eq(referral.partnerId, owner.user.id))).toEqual([]);
    expect(await db.select().from(workspace).where(eq(workspace.name, 'Stays'))).toHaveLength(1);
    expect((await client.get('/api/profile')).status).toBe(200);
    expect((await visit(code)).status).toBe(200);
  });
});
