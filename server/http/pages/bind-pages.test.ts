import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '#server/context.ts';
import { readConfig } from '#server/read-config.ts';
import { bindPages } from './bind-pages.ts';

let folder: string;
let app: Hono;
const script = '{"url":"https://parley.invalid/pricing"}';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-pages-'));
  const files: Record<string, string> = {
    '__spa-fallback.html': '<html>application</html>',
    'index.html': '<html>home</html>',
    'pricing/index.html': `<link rel="canonical" href="https://parley.invalid/pricing"><script type="application/ld+json">${script}</script>`,
    'partner/index.html': '<html>pitch</html>',
    '404/index.html': '<html>nothing here</html>',
    'signup/index.html': '<link rel="canonical" href="https://parley.invalid/pricing">',
    'forgot-password/index.html': '<meta name="robots" content="noindex">',
    'favicon.svg': '<svg/>',
    'blog/feed.xml': '<link>https://parley.invalid/blog</link>',
    'assets/meta-1.js': 'export const origin = "https://parley.invalid";',
    'assets/plain-1.js': 'export const one = 1;',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = new Hono();
  const config = readConfig({ BASE_URL: 'https://chat.example' });
  bindPages(app, { config, secretKey: 'a key for tests' } as Services, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('addresses of pages', () => {
  it.each([
    ['/', 200, 'home'],
    ['/pricing', 200, 'canonical'],
    ['/pricing/', 200, 'canonical'],
    ['/partner', 200, 'pitch'],
    ['/partner/clients', 200, 'application'],
    ['/dashboard', 200, 'application'],
    ['/chatgenie/app', 200, 'application'],
    ['/chatgenie/verify', 200, 'application'],
    ['/chatgenie/app/arc_1/messages', 200, 'application'],
    ['/agents', 200, 'application'],
    ['/agents/agt_1/messages', 200, 'application'],
    ['/settings/security', 200, 'application'],
    ['/invitations', 200, 'application'],
    ['/verify-email', 200, 'application'],
    ['/operator', 404, 'nothing here'],
    ['/operator/workspaces', 404, 'nothing here'],
    ['/agentsx', 404, 'nothing here'],
    ['/nothing', 404, 'nothing here'],
    ['/pricing/nothing', 404, 'nothing here'],
    ['/__spa-fallback', 404, 'nothing here'],
    ['/__spa-fallback.html', 404, 'nothing here'],
    ['/nothing/index.html', 404, 'nothing here'],
    ['/404', 404, 'nothing here'],
    ['/404/index.html', 404, 'nothing here'],
    ['/api/nothing.html', 404, '404'],
    ['/nothing.png', 404, '404'],
    ['/api/nothing', 404, '404'],
    ['/assets/nothing.js', 404, '404'],
  ])('%s answers %i', async (path, status, text) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
  });
});

describe('the partner page', () => {
  it.each([
    ['', 'pitch'],
    ['parley_csrf=x; theme=dark', 'pitch'],
    ['xparley.session_token=y', 'pitch'],
    ['parley.session_token=x', 'application'],
    ['parley_csrf=y; __Secure-parley.session_token=x', 'application'],
  ])('with the cookies "%s" is the %s', async (cookie, text) => {
    for (const path of ['/partner', '/partner/']) {
      const response = await app.request(path, { headers: cookie === '' ? {} : { cookie } });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(text)]);
      expect(response.headers.get('vary')?.toLowerCase()).toBe('cookie, accept-encoding');
    }
  });

  it('is not served as unchanged after somebody has signed in', async () => {
    const etag = (await app.request('/partner')).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    expect((await app.request('/partner', { headers })).status).toBe(304);
    const signedIn = await app.request('/partner', {
      headers: { ...headers, cookie: 'parley.session_token=x' },
    });
    expect(signedIn.status).toBe(200);
  });

  it('is the only page that depends on the session', async () => {
    const response = await app.request('/pricing', { headers: { cookie: 'parley.session_token=x' } });
    expect(await response.text()).toContain('canonical');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });
});

it.each([
  ['/index.html', '/'],
  ['/pricing/index.html', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/favicon.ico', '/favicon-48.png'],
])('%s leads to %s', async (path, to) => {
  const response = await app.request(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each([
  ['/dashboard', 'no-store'],
  ['/settings/security', 'no-store'],
  ['/pricing', 'no-cache'],
  ['/nothing', 'no-cache'],
])('%s is kept by browsers as %s says', async (path, caching) => {
  expect((await app.request(path)).headers.get('cache-control')).toBe(caching);
});

it.each([
  ['/dashboard', 'microphone=(self)'],
  ['/pricing', 'microphone=()'],
])('of %s scripts may use the microphone as %s says', async (path, policy) => {
  expect((await app.request(path)).headers.get('permissions-policy')).toContain(policy);
});

it('whole addresses are those of this install, and scripts are allowed as they are sent', async () => {
  const response = await app.request('/pricing');
  const html = await response.text();
  expect(html).not.toContain('parley.invalid');
  expect(html).toContain('href="https://chat.example/pricing"');
  const sent = '{"url":"https://chat.example/pricing"}';
  const hash = createHash('sha256').update(sent).digest('base64');
  expect(html).toContain(sent);
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

it.each([
  ['/blog/feed.xml', '<link>https://chat.example/blog</link>', 'application/rss+xml', 'no-cache'],
  ['/assets/meta-1.js', 'export const origin = "https://chat.example";', 'javascript', 'immutable'],
  ['/assets/plain-1.js', 'export const one = 1;', 'javascript', 'immutable'],
])('so are those in %s', async (path, text, type, caching) => {
  const response = await app.request(path);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toContain(type);
  expect(response.headers.get('cache-control')).toContain(caching);
});

it('robots.txt and sitemap.xml have the addresses of this install', async () => {
  const robots = await app.request('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toContain('Sitemap: https://chat.example/sitemap.xml');
  const sitemap = await app.request('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  const urls = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual([
    'https://chat.example/',
    'https://chat.example/partner',
    'https://chat.example/pricing',
  ]);
});
