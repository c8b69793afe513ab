import type { Hono } from 'hono';
import type { Agent, AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import type { User } from '#contract/users/users.schemas.ts';
import type { StreamPart, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { visitorTokenHeader } from '#contract/widget/widget.ts';
import { verificationToken } from '#server/features/email-verification/verification-token.ts';
import { signToken } from '#server/http/tokens/sign-token.ts';

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
  /** Asked for once, also where the first calls are made together. */
  let csrfToken: Promise<string> | undefined;

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
        csrfToken ??= request('GET', '/api/csrf-token', {})
          .then((response) => expectStatus<{ csrfToken: string }>(response, 200))
          .then((answer) => answer.csrfToken);
        headers.set('x-csrf-token', await csrfToken);
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

/** Of all services in tests. */
export const testSecretKey = 'a key for tests that opens nothing elsewhere';

type Person = Client & { user: User };

/** Opens the link that verifies the address of a signed-in client, as the email has it. */
export async function verifyEmail({ user: { id, email }, ...client }: Person): Promise<void> {
  const content = { userId: id, email, expiresAtMs: Number.MAX_SAFE_INTEGER };
  const value = Buffer.from(JSON.stringify(content)).toString('base64url');
  const token = signToken(testSecretKey, verificationToken.purpose, value);
  await expectStatus(await client.post('/api/email-verifications', { token }), 200);
}

/** Registers somebody new, who is then signed in and has verified their address. */
export async function signUp(...given: Parameters<typeof register>): Promise<Person> {
  const person = await register(...given);
  await verifyEmail(person);
  return person;
}

/** Registers somebody new, who is then signed in; their address is not verified. */
export async function register(
  app: Hono,
  fields: Partial<Record<'email' | 'password' | 'firstname' | 'lastname' | 'company', string>> = {},
  bindings: object = {},
): Promise<Person> {
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

export async function createAgent(client: Client, fields: Partial<AgentSettings> = {}): Promise<Agent> {
  return expectStatus(await client.post('/api/v1/agents', { name: 'Helper', ...fields }), 201);
}

/** Adds a text to an agent; it waits to be trained. */
export async function addText(
  client: Client,
  agentId: string,
  fields: { title?: string; text?: string } = {},
): Promise<Source> {
  const body = { kind: 'text', title: 'Opening hours', text: 'We open at 9 and close at 18.', ...fields };
  return expectStatus(await client.post(`/api/v1/agents/${agentId}/sources`, body), 201);
}

/** The source once its training has ended, well or not; needs a services whose worker runs. */
export async function waitUntilTrained(client: Client, agentId: string, sourceId: string): Promise<Source> {
  const source = (await waitUntilAllTrained(client, agentId)).find(({ id }) => id === sourceId);
  if (source === undefined) throw new Error('This agent has no such source.');
  return source;
}

/** The newest sources of an agent, once none of them is being trained. */
export async function waitUntilAllTrained(client: Client, agentId: string): Promise<Source[]> {
  // Longer than most tests may take, so that theirs is the limit.
  const deadlineMs = Date.now() + 140_000;
  for (;;) {
    const list = await client.get(`/api/v1/agents/${agentId}/sources?limit=100`);
    const { data } = await expectStatus<{ data: Source[] }>(list, 200);
    if (!data.some(({ status }) => status === 'queued' || status === 'training')) return data;
    if (Date.now() > deadlineMs) throw new Error('Some sources are still being trained.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function addApiKey(client: Client): Promise<ApiKey & { key: string }> {
  return expectStatus(await client.post('/api/v1/api-keys', { name: 'Test' }), 201);
}

export interface Visitor {
  token: string;
  /** What a call of this visitor is sent with. */
  options: CallOptions;
  /**
   * Asks in the open conversation, else in a new one, and answers when the agent has answered. `fields` are further ones of
   * the call.
   */
  ask(message: string, fields?: object): Promise<{ conversationId: string; messageId: string }>;
  /** Sends a file without a word in the same way, and answers its id; the agent must take files. */
  sendFile(name: string, content: string): Promise<string>;
}

/** Somebody who opens the chat of an agent. */
export async function openChat(app: Hono, agentId: string): Promise<Visitor> {
  const client = createClient(app);
  const session = await client.get(`/api/widget/${agentId}/session`);
  const { visitorToken: token } = await expectStatus<WidgetSession>(session, 200);
  const options: CallOptions = { headers: { [visitorTokenHeader]: token }, csrfToken: null };
  let conversationId: string | undefined;
  return {
    token,
    options,
    async ask(message, fields = {}) {
      const body = { message, ...fields, ...(conversationId === undefined ? {} : { conversationId }) };
      const answer = await client.post(`/api/widget/${agentId}/messages`, body, options);
      let messageId = '';
      for (const part of await readParts(answer)) {
        if (part.type === 'start') messageId = part.messageId;
        if (part.type === 'finish') conversationId = part.messageMetadata.conversationId;
      }
      if (conversationId === undefined) throw new Error('The answer did not finish.');
      return { conversationId, messageId };
    },
    async sendFile(name, content) {
      const form = new FormData();
      form.append('file', new Blob([content]), name);
      const uploaded = await client.post(`/api/widget/${agentId}/attachments`, form, options);
      const { id } = await expectStatus<{ id: string }>(uploaded, 201);
      const body = {
        message: '',
        attachmentIds: [id],
        ...(conversationId === undefined ? {} : { conversationId }),
      };
      for (const part of await readParts(await client.post(`/api/widget/${agentId}/messages`, body, options)))
        if (part.type === 'finish') conversationId = part.messageMetadata.conversationId;
      return id;
    },
  };
}

/** The parts of a streamed answer, when it has ended. */
export async function readParts(response: Response): Promise<StreamPart[]> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`Expected a stream, got ${response.status}: ${text}`);
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]')
    .map((line) => JSON.parse(line.slice('data: '.length)) as StreamPart);
}
