import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { createAgent, expectStatus, signUp } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { listDiscoverPaths } from './list-discover-paths.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise' });
});
afterAll(() => test.close());

describe('the public page of an agent', () => {
  const shown = {
    username: 'Fernwood-Cycles',
    isPublic: true,
    aiAgentTitle: 'Ask Fernwood <Cycles>',
    description: 'Bikes & repairs.',
    socialX: 'https://x.com/fernwood',
    socialLinkedIn: 'https://www.linkedin.com/company/fernwood',
    isCalComBookingEnabled: true,
  };

  it('says what its owner wrote, as text, and holds the chat; without "public" it is not there', async () => {
    const owner = await signUp(test.app);
    const agent = await createAgent(owner, shown);
    expect(agent).toMatchObject({ ...shown, username: 'fernwood-cycles', socialFacebook: null });
    const response = await test.app.request('/a/Fernwood-Cycles');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<h1>Ask Fernwood &lt;Cycles&gt;</h1>');
    expect(page).toContain('content="Bikes &amp; repairs."');
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/a/fernwood-cycles" />');
    expect(page).toContain('href="https://x.com/fernwood"');
    expect(page).toContain(`<iframe src="/chat/${agent.id}" title="Chat with Helper">`);
    expect(page).not.toContain('Facebook');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const code = await test.app.request('/a/fernwood-cycles/qr.svg');
    expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await code.text()).toMatch(/^<svg /);
    const found = await (await test.app.request('/discover?q=fernwood%20%3Ccyc')).text();
    expect(found).toContain('<h2>Ask Fernwood &lt;Cycles&gt;</h2><p>Bikes &amp; repairs.</p>');
    expect(found).toContain('1 agent with “fernwood &lt;cyc”');
    expect(found).toContain('name="robots" content="noindex"');
    const all = await (await test.app.request('/discover?page=0')).text();
    expect(all).toContain('href="/a/fernwood-cycles"');
    expect(all).not.toContain('noindex');
    expect(await listDiscoverPaths(test.services)).toContain('/a/fernwood-cycles');
    await expectStatus(await owner.patch(`/api/v1/agents/${agent.id}`, { isPublic: false }), 200);
    expect(await (await test.app.request('/discover')).text()).not.toContain('fernwood');
    expect((await test.app.request('/a/fernwood-cycles/qr.svg')).status).toBe(404);
    for (const name of ['fernwood-cycles', 'nobody', '%00', '..%2fapi']) {
      const missing = await test.app.request(`/a/${name}`);
      expect([name, missing.status]).toEqual([name, 404]);
      await missing.text();
    }
  });

  it('needs a username, which only one agent of the installation has', async () => {
    const [mine, theirs] = await Promise.all([signUp(test.app), signUp(test.app)]);
    await createAgent(mine, { username: 'lantern' });
    const agent = await createAgent(theirs);
    const change = async (changes: object) => {
      const response = await theirs.patch(`/api/v1/agents/${agent.id}`, changes);
      return (await expectStatus<ErrorBody>(response, 400)).error.details;
    };
    expect(await change({ username: 'Lantern' })).toEqual({ username: expect.stringContaining('is taken') });
    expect(await change({ isPublic: true })).toEqual({ username: expect.stringContaining('first') });
    const made = await theirs.post('/api/v1/agents', { name: 'Second', username: 'lantern' });
    await expectStatus(made, 400);
    const both = await Promise.all(
      [mine, theirs].map((owner) => owner.post('/api/v1/agents', { name: 'Shop', username: 'at-once' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it.each([
    ['username', 'ab'],
    ['username', 'a'.repeat(31)],
    ['username', 'two words'],
    ['username', '-edge'],
    ['username', 'double--hyphen'],
    ['username', 'admin'],
    ['username', 'ünïcode'],
    ['description', 'a'.repeat(151)],
    ['socialX', 'http://x.com/fernwood'],
    ['socialX', 'https://x.com.evil.example/fernwood'],
    ['socialX', 'https://evil.example/x.com'],
    ['socialX', 'https://x.com/'],
    ['socialX', 'javascript:alert(1)//x.com'],
    ['socialX', '@fernwood'],
    ['socialLinkedIn', 'https://x.com/fernwood'],
    ['socialFacebook', 'https://user@facebook.com/fernwood'],
  ])('refuses as %s: %s', async (field, value) => {
    const owner = await signUp(test.app);
    const response = await owner.post('/api/v1/agents', { name: 'Shop', [field]: value });
    const { error } = await expectStatus<ErrorBody>(response, 400);
    expect(Object.keys(error.details ?? {})).toEqual([field]);
  });
});
