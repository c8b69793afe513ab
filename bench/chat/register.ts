import { type Browser, createBrowser } from './create-browser.ts';

/** Registers an owner and answers their signed-in browser. Throws with the server's answer. */
export async function register(origin: string, email = 'owner@example.com'): Promise<Browser> {
  const browser = createBrowser(origin);
  const { csrfToken } = await browser.call<{ csrfToken: string }>('GET', '/api/csrf-token');
  browser.headers['x-csrf-token'] = csrfToken;
  await browser.call('POST', '/api/register', {
    email,
    password: 'correct horse 1',
    firstname: 'Ada',
    lastname: 'Owner',
    company: 'Example',
  });
  // Signing in may change what the token is bound to.
  browser.headers['x-csrf-token'] = (
    await browser.call<{ csrfToken: string }>('GET', '/api/csrf-token')
  ).csrfToken;
  return browser;
}
