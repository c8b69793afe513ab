import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, expectStatus, signUp } from '#tests/factories.ts';
import { startWebsite, type Website } from '#tests/fakes/website/start-website.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let test: TestServices;
let site: Website;
let client: Client;

beforeAll(async () => {
  const page = (head: string) =>
    `<!doctype html><html><head>${head}</head><body><main><p>Some words of a firm.</p></main>`;
  const icon = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#1f5c4a' } })
      .png()
      .toBuffer();
  const picture = async (side: number) => ({
    headers: { 'content-type': 'image/png' },
    body: await icon(side),
  });
  site = await startWebsite({
    '/icon.png': await picture(180),
    '/tab.png': await picture(32),
    '/named': page(
      '<meta property="og:site_name" content="Spoke &amp; Wheel"><title>Home</title><meta name="theme-color" content="#1f5c4a"><link rel="apple-touch-icon" href="/icon.png">',
    ),
    '/titled': page(
      '<title>Bicycles and repairs | Northgate Cycles</title><link rel="icon" href="/tab.png">',
    ),
    '/declared': page(
      '<title>Learn to sail</title><script type="application/ld+json">{"@graph":[{"@type":"WebPage","name":"Learn"},{"@type":["LocalBusiness","SportsClub"],"name":"Saltmarsh"}]}</script>',
    ),
    '/open': page('<title>Harbour View – Rooms And Breakfast</title><a href="/other">More</a>'),
    '/other': page('<title>Contact – Harbour View</title>'),
    '/plain': '<!doctype html><p>Words without a name.</p>',
    '/broken': { status: 500, body: 'oops' },
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /closed' },
  });
  test = await createTestServices({ CRAWL_ALLOW_HOSTS: site.host });
  client = await signUp(test.app);
});
afterAll(async () => {
  await test.close();
  await site.close();
});

const suggest = (path: string) => client.post('/api/v1/site-suggestions', { url: `${site.origin}${path}` });

describe('suggestions from a website', () => {
  it.each([
    [
      '/named',
      {
        name: 'Spoke & Wheel',
        welcomeMessage: 'Hi! How can I help you with Spoke & Wheel?',
        messageColor: '#1f5c4a',
        avatar: expect.stringMatching(/^data:image\/(?:png|jpeg);base64,/),
      },
    ],
    ['/titled', { name: 'Northgate Cycles', messageColor: '#3b82f6', avatar: null }],
    ['/declared', { name: 'Saltmarsh', avatar: null }],
    ['/open', { name: 'Harbour View' }],
    ['/plain', { name: '127.0.0.1', welcomeMessage: 'Hi! How can I help you today?' }],
  ])('of %s', async (path, expected) => {
    expect(await expectStatus(await suggest(path), 200)).toMatchObject(expected);
  });

  it.each([
    ['/broken', '(500)'],
    ['/missing', '(404)'],
    ['/closed/page', 'robots.txt'],
  ])('of %s are refused with the reason', async (path, reason) => {
    const { error } = await expectStatus<{ error: { message: string } }>(await suggest(path), 422);
    expect(error.message).toContain(reason);
    expect(error.message).not.toContain('oops');
  });

  it('are made for an address without a scheme, where it answers', async () => {
    const answer = await client.post('/api/v1/site-suggestions', { url: `${site.host}/titled` });
    expect(await expectStatus(answer, 200)).toMatchObject({ url: `${site.origin}/titled` });
  });

  it('reach no private address', async () => {
    const answer = await client.post('/api/v1/site-suggestions', { url: 'http://169.254.169.254/latest' });
    expect(answer.status).toBe(422);
  });
});
