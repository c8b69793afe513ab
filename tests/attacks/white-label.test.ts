import { rm } from 'node:fs/promises';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { WhiteLabelDetails } from '#contract/partners/partners.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { createApp } from '#server/create-app.ts';
import { sendEmail } from '#server/features/emails/send-email.ts';
import { notifyMembers } from '#server/features/notifications/notify-members.ts';
import { checkLabelRecords } from '#server/features/partners/white-label/check-label-records.ts';
import { checkWhiteLabel } from '#server/features/partners/white-label/check-white-label.ts';
import { takeDownWhiteLabel } from '#server/features/partners/white-label/take-down-white-label.ts';
import { createAgent, createClient, expectStatus, signUp } from '#tests/factories.ts';
import { sampleLabelSettings } from '#tests/sample-label.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { writeBuild } from './write-build.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

describe('the host of a partner', () => {
  const origin = 'http://chat.studio.example:3000';
  const path = '/api/partner/white-label';
  type Person = Awaited<ReturnType<typeof signUp>>;

  let build: Awaited<ReturnType<typeof writeBuild>>;
  let app: Hono;
  /** The same app, as browsers reach it that open the partner's host. */
  let theirs: Hono;
  let partner: Person;
  let client: Person;
  let clientId: string;

  const confirmAll = () => stage.services.pool.query("update session set confirmed_at = '2100-01-01'");
  const under = (address: string, init?: RequestInit) => app.request(`${origin}${address}`, init);
  const labelOf = async (person: Person) =>
    (await expectStatus<{ whiteLabel: WhiteLabelDetails | null }>(await person.get(path), 200)).whiteLabel;
  const read = async (response: Response) => {
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    return `${headers}\n${await response.text()}`;
  };
  /** Words and addresses of ours in what somebody is given, headers included; none are expected. */
  const traces = (text: string) => text.match(/parley|localhost:3000|127\.0\.0\.1/gi) ?? [];

  /** Checks the host as if its domain had this TXT record, and its name led to this answer. */
  const check = (person: Person, record: string | undefined, answer: () => Response | Promise<Response>) =>
    checkWhiteLabel(
      {
        ...stage.services,
        nameRecords: {
          readTexts: async (name) => (name === '_agent-chat.studio.example' && record ? [record] : []),
          readMailServers: async () => [],
        },
        pageFetcher: {
          ...stage.services.pageFetcher,
          fetchPage: async ({ url }) => {
            expect(url).toBe(`${origin}/.well-known/chat-domain`);
            const body = new Uint8Array(await (await answer()).arrayBuffer());
            return { kind: 'ok', url, status: 200, body } as never;
          },
        },
      },
      person.user.id,
      new AbortController().signal,
    );
  const here = () => under('/.well-known/chat-domain');
  const recordOf = async (person: Person) =>
    (await labelOf(person))?.records.find(({ purpose }) => purpose === 'owner')?.value;

  beforeAll(async () => {
    build = await writeBuild();
    app = createApp(stage.services, build);
    theirs = {
      request: (address: string, ...more: [RequestInit?, object?]) =>
        app.request(`${origin}${address}`, ...more),
    } as unknown as Hono;
    partner = await signUp(app, { company: 'Studio North Ltd' });
    await confirmAll();
    await expectStatus(await partner.put(path, sampleLabelSettings), 200);
  });
  afterAll(() => rm(build.folder, { recursive: true, force: true }));

  it.each([
    [{ host: 'localhost' }, 'host'],
    [{ host: 'example' }, 'host'],
    [{ host: 'studio.example' }, 'host'],
    [{ host: 'https://chat.studio.example' }, 'host'],
    [{ name: '<b>' }, 'name'],
    [{ name: "O'Neill" }, 'name'],
    [{ supportEmail: '`x`@studio.example' }, 'supportEmail'],
    [{ senderEmail: 'boss@bank.example' }, 'senderEmail'],
    [{ termsUrl: 'javascript:alert(1)' }, 'termsUrl'],
    [{ privacyUrl: 'https://chat.studio.example/privacy' }, 'privacyUrl'],
    [{ color: 'red' }, 'color'],
  ])('is not set up with %j', async (changes, field) => {
    const refused = await partner.put(path, { ...sampleLabelSettings, ...changes });
    const { error } = await expectStatus<{ error: { details: object } }>(refused, 400);
    expect(Object.keys(error.details)).toEqual([field]);
  });

  it('works once its domain is proved and it leads here, for the owner of the domain only', async () => {
    const rival = await signUp(app);
    await confirmAll();
    await expectStatus(await rival.put(path, { ...sampleLabelSettings, name: 'Rival' }), 200);
    expect((await under('/login')).status).toBe(421);
    const mine = await recordOf(partner);
    expect(await check(partner, undefined, here)).toContain('There is no TXT record');
    expect(await check(partner, await recordOf(rival), here)).toContain('There is no TXT record');
    expect(await check(partner, mine, () => new Response('<html>parked</html>'))).toContain(
      'does not lead to',
    );
    expect((await labelOf(partner))?.verifiedAt).toBeNull();
    expect(await check(partner, mine, here)).toBeNull();
    expect(await check(rival, mine, here)).toContain('There is no TXT record');
    expect(await labelOf(partner)).toMatchObject({ url: origin, verifiedAt: expect.any(String) });
    expect(await (await under('/login')).text()).toContain('Sign in · Studio North');
  });

  it('tells proxies that make certificates which hosts partners have entered', async () => {
    const ask = async (domain: string) =>
      (await app.request(`http://127.0.0.1:3000/.well-known/chat-domain?domain=${domain}`)).status;
    expect([await ask('chat.studio.example'), await ask('other.example')]).toEqual([200, 404]);
    expect((await app.request('http://other.example:3000/.well-known/chat-domain')).status).toBe(404);
  });

  it('leaves no trace of ours in pages, scripts, answers and headers', async () => {
    const addresses = [
      '/login',
      '/dashboard',
      '/agents/agt_1',
      '/docs',
      '/docs/widget-api',
      '/docs/widget-api.data',
      '/assets/app-1.js',
      '/site.webmanifest',
      '/widget.js',
      '/widget/assets/panel-1.js',
      '/widget/sample',
      '/label.css',
      '/label.js',
      '/favicon.svg',
      '/favicon.ico',
      '/icon-192.png',
      '/robots.txt',
      '/contact',
      '/a/nobody',
      '/chat/agt_nobody',
      '/nothing',
      '/api/nothing',
      '/.well-known/security.txt',
      ...endpoints
        .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
        .map(({ path }) => path),
    ];
    for (const address of addresses) {
      const response = await under(address);
      expect([address, traces(await read(response))]).toEqual([address, []]);
    }
    const page = await (await under('/docs/widget-api')).text();
    expect(page).toContain("<code>AgentChat('open')</code>");
    expect(page).not.toContain('og:image');
    expect(await (await under('/widget.js')).text()).toContain('window.AgentChat=1');
    expect((await under('/assets/font-1.woff2')).status).toBe(200);
    // Under our own name everything is as it was.
    expect(await (await app.request('http://localhost:3000/login')).text()).toContain(`· ${brand.name}`);
  });

  it.each([
    '/about',
    '/docs/self-hosting',
    '/docs/self-hosting.data',
    '/discover',
    '/operator',
    '/partner',
    '/chatgenie/app',
    '/social/login.png',
    '/llms.txt',
    '/llms.txt.data',
    '/sitemap.xml',
    '/assets/app-1.js.map',
    '/assets/../../widget/manifest.json',
    '/%2e%2e/widget/manifest.json',
    '/api/operator/workspaces',
    '/api/partner',
    '/api/demo-agent',
  ])('has no %s', async (address) => {
    expect((await under(address)).status).toBe(404);
  });

  it.each([
    ['/', '/dashboard'],
    ['/pricing', '/billing/plans'],
    ['/terms', sampleLabelSettings.termsUrl],
    ['/privacy', sampleLabelSettings.privacyUrl],
  ])('leads from %s to %s', async (address, to) => {
    expect((await under(address)).headers.get('location')).toBe(to);
  });

  it('is taken from headers of trusted proxies only', async () => {
    const forged = { headers: { 'x-forwarded-host': sampleLabelSettings.host } };
    expect(await (await app.request('http://localhost:3000/login', forged)).text()).toContain(brand.name);
    expect((await app.request('http://evil.example:3000/login', forged)).status).toBe(421);
  });

  it('keeps sessions apart from those under our own name', async () => {
    client = await signUp(theirs, { company: 'Bakery' });
    expect([...client.cookies.keys()].sort()).toEqual([
      'agentchat.session_token',
      'agentchat_csrf',
      'agentchat_devices',
    ]);
    expect((await app.request(`${origin}/api/profile`)).status).toBe(401);
    const cookie = [...partner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await under('/api/profile', { headers: { cookie } })).status).toBe(401);
  });

  it('shows agents of the partner’s clients, and no other company’s', async () => {
    const made = await partner.post('/api/partner/clients', { name: 'Lantern' });
    clientId = (await expectStatus<{ id: string }>(made, 201)).id;
    await expectStatus(await partner.post('/api/workspace-switch', { workspaceId: clientId }), 200);
    const agent = await createAgent(partner, { allowedDomains: ['shop.example'] });
    const stranger = await createAgent(await signUp(app));
    const sessionOf = (agentId: string, from: string) =>
      under(`/api/widget/${agentId}/session`, { headers: { origin: from } });
    expect((await sessionOf(stranger.id, origin)).status).toBe(404);
    expect((await under(`/chat/${stranger.id}`)).status).toBe(404);
    expect((await under(`/chat/${agent.id}`)).status).toBe(200);
    expect((await sessionOf(agent.id, 'https://evil.example')).status).toBe(403);
    expect((await sessionOf(agent.id, origin)).status).toBe(200);
    const own = await createAgent(client);
    expect((await sessionOf(own.id, origin)).status).toBe(200);
    // Also where the script comes from our own host.
    const session = await createClient(app).get(`/api/widget/${agent.id}/session`);
    const { agent: look } = await expectStatus<WidgetSession>(session, 200);
    expect(look.brand).toMatchObject({ name: 'Studio North', url: origin });
  });

  it('is in emails to clients, no matter who triggers them, and in no others', async () => {
    const { services } = stage;
    const [agent] = (
      await services.pool.query<{ id: string }>('select id from agent where workspace_id = $1', [clientId])
    ).rows;
    const flooded = {
      name: 'agent.flooded',
      payload: { agentId: agent?.id ?? '', what: 'messages' },
    } as const;
    await notifyMembers(services, { workspaceId: clientId, event: flooded });
    await expectStatus(await client.post('/api/password-reset-requests', { email: client.user.email }), 200);
    const anonymous = createClient(app);
    await expectStatus(
      await anonymous.post('/api/password-reset-requests', { email: client.user.email }),
      200,
    );
    await expectStatus(
      await anonymous.post('/api/password-reset-requests', { email: partner.user.email }),
      200,
    );
    const { rows } = await services.pool.query<{ id: string; kind: string; to: string; isLabelled: boolean }>(
      `select id, kind, to_address as "to", label is not null as "isLabelled" from email where status = 'queued' order by id`,
    );
    const sent = async (emailId: string) => {
      await sendEmail(services, { emailId, attempt: 0 }, new AbortController().signal);
      return stage.mailer.sent.at(-1);
    };
    const labelled = rows.filter(({ isLabelled }) => isLabelled);
    expect(labelled.map(({ kind, to }) => [kind, to])).toEqual([
      ['verify-email', client.user.email],
      ['burst-warning', partner.user.email],
      ['reset-password', client.user.email],
      ['reset-password', client.user.email],
    ]);
    for (const { id } of labelled) {
      const email = await sent(id);
      expect(traces(JSON.stringify(email))).toEqual([]);
      expect(email?.from).toEqual({ name: 'Studio North', address: 'no-reply@studio.example' });
      expect(email?.messageId).toMatch(/@chat\.studio\.example$/);
      expect(email?.html).toContain(`${origin}/`);
    }
    const ours = rows.filter(({ kind, to }) => kind === 'reset-password' && to === partner.user.email);
    expect(ours.map(({ isLabelled }) => isLabelled)).toEqual([false]);
    expect((await sent(ours[0]?.id ?? ''))?.html).toContain('http://localhost:3000/');
  });

  it('stops when its TXT record stays away, after a warning, and comes back with it', async () => {
    const { services } = stage;
    const record = (await recordOf(partner)) ?? '';
    /** The daily check, so many days from now, with what the DNS servers answer. */
    const checkAfter = async (days: number, readTexts: () => Promise<string[]>) => {
      const now = new Date(Date.now() + days * 86_400_000);
      const nameRecords = { ...services.nameRecords, readTexts };
      await checkLabelRecords(
        { ...services, nameRecords, clock: { now: () => now } },
        new AbortController().signal,
      );
      const { rows } = await services.pool.query<{ email: { verdict: string } }>(
        `select email from email where kind = 'white-label-record' and to_address = $1 order by id`,
        [partner.user.email],
      );
      return { status: (await under('/login')).status, emails: rows.map(({ email }) => email.verdict) };
    };
    const gone = async () => [];
    const silent = async () => Promise.reject(new Error('No DNS server answers.'));
    expect(await checkAfter(1, gone)).toEqual({ status: 200, emails: [] });
    expect((await labelOf(partner))?.recordMissingSince).toEqual(expect.any(String));
    expect(await checkAfter(3, silent)).toEqual({ status: 200, emails: [] });
    expect(await checkAfter(3, gone)).toEqual({ status: 200, emails: ['warn'] });
    expect((await labelOf(partner))?.stopsAt).toEqual(expect.any(String));
    expect(await checkAfter(7, gone)).toEqual({ status: 200, emails: ['warn'] });
    expect(await checkAfter(8, gone)).toEqual({ status: 421, emails: ['warn', 'stop'] });
    expect(await labelOf(partner)).toMatchObject({ stopsAt: null, stoppedAt: expect.any(String) });
    expect(await checkAfter(9, gone)).toEqual({ status: 421, emails: ['warn', 'stop'] });
    expect(await checkAfter(9, silent)).toEqual({ status: 421, emails: ['warn', 'stop'] });
    expect(await checkAfter(10, async () => [record])).toEqual({ status: 200, emails: ['warn', 'stop'] });
    expect(await labelOf(partner)).toMatchObject({ recordMissingSince: null, stoppedAt: null });
  });

  it('ends when the white label is removed', async () => {
    expect((await createClient(app).delete(path)).status).toBe(401);
    await expectStatus(await partner.delete(path), 200);
    expect((await under('/login')).status).toBe(421);
    expect(await labelOf(partner)).toBeNull();
  });

  it('ends when the operator removes the white label, and its partner gets the reason', async () => {
    await expectStatus(await partner.put(path, sampleLabelSettings), 200);
    expect(await check(partner, await recordOf(partner), here)).toBeNull();
    await takeDownWhiteLabel(stage.services, partner.user.id, 'It copies a bank.');
    expect((await under('/login')).status).toBe(421);
    expect(await labelOf(partner)).toBeNull();
    const email = {
      to_address: partner.user.email,
      email: expect.objectContaining({ reason: 'It copies a bank.' }),
    };
    const { rows } = await stage.services.pool.query(
      `select to_address, email from email where kind = 'white-label-removed'`,
    );
    expect(rows).toEqual([email]);
    const audit = await stage.services.pool.query<{ action: string }>(
      `select action from audit_entry where subject_id = $1 and action like 'white-label.%' order by id`,
      [partner.user.id],
    );
    expect(audit.rows.map(({ action }) => action)).toEqual([
      'white-label.saved',
      'white-label.stopped',
      'white-label.resumed',
      'white-label.removed',
      'white-label.saved',
      'white-label.taken-down',
    ]);
  });
});
