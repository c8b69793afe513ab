import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/read-config.ts';
import { hasValidCsrfToken } from './has-valid-csrf-token.ts';
import { issueCsrfToken } from './issue-csrf-token.ts';
import { signToken } from './sign-token.ts';

function createApp(settings: Record<string, string> = {}, secretKey = 'one secret key for this test alone') {
  const keeper = { config: readConfig(settings), secretKey };
  return new Hono()
    .get('/token', (c) => c.text(issueCsrfToken(c, keeper)))
    .post('/', (c) => c.text(String(hasValidCsrfToken(c, keeper))));
}

async function fetchToken(
  app: Hono,
  cookie = '',
): Promise<{ token: string; cookie: string; setCookie: string }> {
  const response = await app.request('/token', { headers: { cookie } });
  const setCookie = response.headers.get('set-cookie') ?? '';
  return { token: await response.text(), setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

async function isValid(app: Hono, headers: Record<string, string>): Promise<boolean> {
  return (await (await app.request('/', { method: 'POST', headers })).text()) === 'true';
}

describe('the CSRF token', () => {
  test('is valid with its cookie, and stays valid when another is fetched', async () => {
    const app = createApp();
    const { token, cookie, setCookie } = await fetchToken(app);
    expect(setCookie).toMatch(/^parley_csrf=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await fetchToken(app, cookie);
    expect(again).toMatchObject({ token, setCookie: '' });
    expect(await isValid(app, { cookie, 'x-csrf-token': token })).toBe(true);
  });

  test('is invalid without its cookie, with another browser’s, or forged', async () => {
    const app = createApp();
    const mine = await fetchToken(app);
    const other = await fetchToken(app);
    expect(await isValid(app, { cookie: mine.cookie })).toBe(false);
    expect(await isValid(app, { 'x-csrf-token': mine.token })).toBe(false);
    expect(await isValid(app, { cookie: mine.cookie, 'x-csrf-token': other.token })).toBe(false);
    expect(await isValid(app, { cookie: mine.cookie, 'x-csrf-token': mine.cookie.slice(12) })).toBe(false);
    expect(await isValid(app, { cookie: mine.cookie, 'x-csrf-token': `${mine.token}x` })).toBe(false);
    expect(await isValid(app, { cookie: 'parley_csrf=', 'x-csrf-token': '.' })).toBe(false);
  });

  test('is invalid when signed with another key or for another purpose', async () => {
    const app = createApp();
    const { cookie } = await fetchToken(app);
    const value = cookie.slice('parley_csrf='.length);
    const otherKey = signToken('another secret key, of another install', 'csrf', value);
    const otherPurpose = signToken('one secret key for this test alone', 'visitor of agt_1', value);
    expect(await isValid(app, { cookie, 'x-csrf-token': otherKey })).toBe(false);
    expect(await isValid(app, { cookie, 'x-csrf-token': otherPurpose })).toBe(false);
  });

  test.each([
    ['same-origin', true],
    ['none', true],
    ['same-site', false],
    ['cross-site', false],
  ])('a call that the browser marks %s', async (site, expected) => {
    const app = createApp();
    const { token, cookie } = await fetchToken(app);
    const headers = { cookie, 'x-csrf-token': token, 'sec-fetch-site': site };
    expect(await isValid(app, headers)).toBe(expected);
  });

  test('ignores a cookie under https that a neighbouring subdomain could plant', async () => {
    const app = createApp({ BASE_URL: 'https://chat.example.com' });
    const { token, cookie, setCookie } = await fetchToken(app);
    expect(setCookie).toMatch(/^__Host-parley_csrf=.*; Secure/);
    expect(setCookie).not.toMatch(/domain/i);
    expect(await isValid(app, { cookie, 'x-csrf-token': token })).toBe(true);
    const planted = cookie.replace('__Host-', '');
    expect(await isValid(app, { cookie: planted, 'x-csrf-token': token })).toBe(false);
  });

  test('replaces a malformed cookie', async () => {
    const { setCookie } = await fetchToken(createApp(), 'parley_csrf=short');
    expect(setCookie).toMatch(/^parley_csrf=[\w-]{32};/);
  });
});
