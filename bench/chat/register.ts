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

export interface Browser {
  headers: Record<string, string>;
  call<Answer>(method: string, path: string, body?: object | FormData): Promise<Answer>;
}

/** Keeps cookies from call to call, which is all of a browser that is needed here. */
function createBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    headers: {},
    async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const response = await fetch(origin + path, {
        method,
        headers: {
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...browser.headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const answer = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer}`);
      return JSON.parse(answer) as Answer;
    },
  };
  return browser;
}
