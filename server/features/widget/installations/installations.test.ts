import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Installation, InstallationCheck } from '#contract/widget/widget.schemas.ts';
import { type Client, createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
let site: Website;
let client: Client;
let agentId: string;

const line = (id: string) =>
  `<script async src="http://localhost:3000/widget.js" data-agent-id="${id}"></script>`;

beforeAll(async () => {
  site = await startWebsite({
    '/bare': '<!doctype html><p>Nothing here.</p>',
    '/other': `<!doctype html>${line('agt_other')}`,
    '/broken': { status: 500, body: 'oops' },
  });
  test = await createTestServices({ CRAWL_ALLOW_HOSTS: site.host });
  client = await signUp(test.app);
  agentId = (await createAgent(client, { allowedDomains: ['shop.example', '127.0.0.1'] })).id;
});
afterAll(async () => {
  await test.close();
  await site.close();
});

const load = (origin: string, referer?: string) =>
  test.app.request(`/api/widget/${agentId}/launcher`, {
    headers: { origin, ...(referer ? { referer } : {}) },
  });
const seen = async () =>
  (
    await expectStatus<{ data: Installation[] }>(
      await client.get(`/api/v1/agents/${agentId}/installations`),
      200,
    )
  ).data;

it('notes where the script was loaded, without the query, and where it may not be used', async () => {
  expect(await seen()).toEqual([]);
  expect((await load('https://shop.example', 'https://shop.example/cakes?name=ana#top')).status).toBe(200);
  test.clock.advanceSeconds(1);
  expect((await load('https://evil.example')).status).toBe(403);
  // Ours, and what is no website.
  await load('http://localhost:3000');
  await load('null');
  expect(await seen()).toMatchObject([
    { host: 'evil.example', page: 'https://evil.example/', isAllowed: false },
    { host: 'shop.example', page: 'https://shop.example/cakes', isAllowed: true },
  ]);
});

it('moves the time on at most every few minutes, and keeps the number of hosts small', async () => {
  const at = async () => (await seen()).find(({ host }) => host === 'shop.example')?.lastSeenAt;
  const first = await at();
  test.clock.advanceSeconds(60);
  await load('https://shop.example');
  expect(await at()).toBe(first);
  test.clock.advanceSeconds(5 * 60);
  await load('https://shop.example', 'https://elsewhere.example/');
  expect(await at()).not.toBe(first);
  for (let number = 0; number < 60; number += 1) await load(`https://host${number}.example`);
  expect(await seen()).toHaveLength(50);
});

it.each([
  ['/bare', { script: 'missing' }],
  ['/other', { script: 'other-agent' }],
])('looks at the page %s', async (path, expected) => {
  const answer = await client.post(`/api/v1/agents/${agentId}/installation-checks`, {
    url: site.origin + path,
  });
  const check = await expectStatus<InstallationCheck>(answer, 200);
  expect(check).toEqual({ url: site.origin + path, isAllowed: true, blocked: [], ...expected });
});

it('finds the line, and what the policy of the page keeps from loading', async () => {
  site.route('/installed', {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'; script-src 'self' http://localhost:3000",
    },
    body: `<!doctype html><head>${line(agentId)}</head>`,
  });
  const answer = await client.post(`/api/v1/agents/${agentId}/installation-checks`, {
    url: `${site.origin}/installed`,
  });
  expect(await expectStatus<InstallationCheck>(answer, 200)).toMatchObject({
    script: 'found',
    blocked: ['frame-src', 'connect-src'],
  });
});

it('says why a page cannot be looked at', async () => {
  const check = (url: string) => client.post(`/api/v1/agents/${agentId}/installation-checks`, { url });
  const refused = await expectStatus<{ error: { message: string } }>(
    await check(`${site.origin}/broken`),
    422,
  );
  expect(refused.error.message).toContain('500');
  await expectStatus(await check('http://169.254.169.254/latest'), 422);
  await expectStatus(await check('no address'), 400);
});
