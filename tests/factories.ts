import type { Hono } from 'hono';
import type { User } from '#contract/accounts.ts';

export interface CallOptions {
  headers?: Record<string, string>;
  /** Leave the CSRF token out, or send this one instead. */
  csrfToken?: string | null;
}

/** A browser: keeps its cookies and sends the CSRF token with every change. */
export interface Client {
  cookies: Map<string, string>;
  get(path: string, options?: CallOptions): Promise<Response>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Response>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<Response>;
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Response>;
  delete(path: string, body?: unknown, options?: CallOptions): Promise<Response>;
  send(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Response>;
}

/** `bindings` are what the socket's side would give, such as the caller's address. */
export function createClient(app: Hono, bindings: object = {}): Client {
  const cookies = new Map<string, string>();
  let csrfToken: string | undefined;

  async function request(method: string, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await app.request(path, { ...init, method, headers }, bindings);
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie);
    return response;
  }

  async function send(method: string, path: string, body?: unknown, options: CallOptions = {}) {
    const headers = new Headers(options.headers);
    if (method !== 'GET') {
      if (options.csrfToken === undefined) {
        csrfToken ??= ((await (await request('GET', '/api/csrf-token', {})).json()) as { csrfToken: string })
          .csrfToken;
        headers.set('x-csrf-token', csrfToken);
      } else if (options.csrfToken !== null) {
        headers.set('x-csrf-token', options.csrfToken);
      }
    }
    const isRaw = body === undefined || typeof body === 'string' || body instanceof FormData;
    if (!(body instanceof FormData) && body !== undefined && !headers.has('content-type')) {
      headers.set('content-type', 'application/json');
    }
    return request(method, path, {
      headers,
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
  }

  return {
    cookies,
    send,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body, options) => send('PUT', path, body, options),
    patch: (path, body, options) => send('PATCH', path, body, options),
    delete: (path, body, options) => send('DELETE', path, body, options),
  };
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  if (/;\s*max-age=0(;|$)/i.test(header)) cookies.delete(name);
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
}

export const testPassword = 'secret12 word';

let people = 0;

/** An address that nobody in this run has had. */
export function newEmail(): string {
  people++;
  return `person${people}@example.com`;
}

/** Registers somebody new, who is then signed in. */
export async function signUp(
  app: Hono,
  fields: Partial<Record<'email' | 'password' | 'firstname' | 'lastname' | 'company', string>> = {},
  bindings: object = {},
): Promise<Client & { user: User }> {
  const client = createClient(app, bindings);
  const response = await client.post('/api/register', {
    email: newEmail(),
    password: testPassword,
    ...fields,
  });
  return { ...client, user: (await expectStatus<{ user: User }>(response, 200)).user };
}

/** The answer's JSON; throws with what came instead when the status is another. */
export async function expectStatus<Body>(response: Response, status: number): Promise<Body> {
  const text = await response.text();
  if (response.status !== status) throw new Error(`Expected ${status}, got ${response.status}: ${text}`);
  return JSON.parse(text) as Body;
}
