export interface Browser {
  headers: Record<string, string>;
  call<Answer>(method: string, path: string, body?: object | FormData): Promise<Answer>;
  /** The response as it begins, for a stream. */
  open(path: string): Promise<Response>;
}

/** Keeps cookies from call to call, which is all of a browser that is needed here. */
export function createBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const browser: Browser = {
    headers: {},
    open: (path) => fetch(origin + path, { headers: { cookie: cookieHeader(), ...browser.headers } }),
    async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const response = await fetch(origin + path, {
        method,
        headers: {
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          cookie: cookieHeader(),
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
