import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemasOf } from '#contract/endpoint-schemas.ts';
import { endpoints } from '#contract/endpoints.ts';
import { roles } from '#contract/workspaces/workspaces.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import {
  bearer,
  callEndpoint,
  callerOf,
  caseOf,
  eachAtOnce,
  everythingOf,
  expectFailure,
  named,
  needsSignIn,
  readSome,
  settledStateOf,
  validInput,
} from './call-endpoint.ts';
import { createEndpointStage, type EndpointStage } from './endpoint-cases/create-endpoint-stage.ts';
import type { Input, Owner } from './endpoint-cases/endpoint-case.ts';
import { endpointCases } from './endpoint-cases/endpoint-cases.ts';
import { createClient, expectStatus } from './factories.ts';

/** What every endpoint promises. `tests/attacks/refused-calls.test.ts` has what each of them refuses. */
let stage: EndpointStage;
let mine: Owner;

beforeAll(async () => {
  stage = await createEndpointStage();
  ({ mine } = stage);
});
afterAll(() => stage.close());

/** What others' protocols call, which are not of the API: Stripe, Cal.com, Slack and mail services send messages, and MCP asks for streams that there are not. */
const ofProtocols = [
  'DELETE /api/v1/agents/{agentId}/mcp',
  'GET /api/v1/agents/{agentId}/mcp',
  'POST /api/cal-com/webhook/{workspaceId}',
  'POST /api/incoming-mail',
  'POST /api/slack/actions',
  'POST /api/slack/events',
  'POST /api/stripe/webhook',
];

describe('the list of endpoints', () => {
  test('has a case for each endpoint, and an endpoint for each case', () => {
    expect(Object.keys(endpointCases).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  test('is bound completely, and nothing else answers below /api', () => {
    const bound = stage.app.routes
      .filter(({ method, path }) => path.startsWith('/api') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const promised = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(bound)].sort()).toEqual([...promised, ...ofProtocols].sort());
  });

  test('answers 404 in the shape of the API for unknown paths', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/v1/agent',
      '/api/v1/agents/a/b/c',
      '/api/auth/sign-in/email',
    ]) {
      const response = await mine.client.get(path);
      expect(await expectStatus(response, 404)).toMatchObject({ error: { code: 'not-found' } });
    }
  });
});

describe('answers as the contract says', () => {
  test.each(named(endpoints))('%s', async (_name, endpoint) => {
    const { client, options } = callerOf(endpoint, mine);
    const input = await validInput(endpoint, mine);
    const response = await callEndpoint(input.client ?? client, endpoint, mine, input, options);
    const text = await readSome(response);
    expect([response.status, text]).toEqual([endpoint.status ?? 200, text]);
    if (!response.headers.get('content-type')?.startsWith('application/json')) return;
    const answer = schemasOf(endpoint).answer.safeParse(JSON.parse(text));
    expect(answer.error?.issues ?? []).toEqual([]);
  });
});

describe('with an API key', () => {
  test.each(named(endpoints.filter(({ access }) => access === 'member')))(
    '%s: works, or is for browsers only',
    async (_name, endpoint) => {
      const input = await validInput(endpoint, mine);
      const response = await callEndpoint(createClient(stage.app), endpoint, mine, input, bearer(mine));
      if (caseOf(endpoint).onlyBrowsers) return expectFailure(endpoint, response, 403);
      const text = await readSome(response);
      expect([response.status, text]).toEqual([endpoint.status ?? 200, text]);
    },
  );

  test.each(named(endpoints.filter(needsSignIn)))('%s: 401 when it is wrong', async (_name, endpoint) => {
    const keys = ['pk_', `${mine.apiKey.slice(0, -1)}!`, mine.apiKey.slice(0, -1)];
    await eachAtOnce(keys, async (key) => {
      const options = { headers: { authorization: `Bearer ${key}` }, csrfToken: null };
      const response = await callEndpoint(createClient(stage.app), endpoint, mine, {}, options);
      await expectFailure(endpoint, response, 401);
    });
  });

  test.each(named(endpoints.filter(({ access }) => access === 'user')))(
    '%s: 401',
    async (_name, endpoint) => {
      await expectFailure(
        endpoint,
        await callEndpoint(createClient(stage.app), endpoint, mine, {}, bearer(mine)),
        401,
      );
    },
  );
});

describe('runs once per Idempotency-Key, and repeats the first answer', () => {
  const once = endpoints.filter(
    ({ method, access, transport, isAnswerSecret }) =>
      method === 'POST' && access === 'member' && transport !== 'event-stream' && !isAnswerSecret,
  );
  const firsts = new Map<string, { input: Input; status: number; answer: unknown }>();
  let before: unknown;
  beforeAll(async () => {
    for (const endpoint of once) {
      const input = await validInput(endpoint, mine);
      const first = await callEndpoint(mine.client, endpoint, mine, input, keyOf(endpoint.name));
      firsts.set(endpoint.name, { input, status: first.status, answer: await first.json() });
    }
    before = await settledStateOf(mine);
  });
  const keyOf = (name: string) => ({ headers: { 'idempotency-key': `once ${name}` } });

  test.each(named(once))('%s', async (name, endpoint) => {
    const { input = {}, ...first } = firsts.get(name) ?? {};
    // An upload is not read for it, and taken each time.
    if (input.body instanceof FormData) return;
    const again = await callEndpoint(mine.client, endpoint, mine, input, keyOf(name));
    expect({ status: again.status, answer: await again.json() }).toEqual(first);
    // The same, but not byte by byte.
    const other = { ...input, body: `${JSON.stringify(input.body ?? {})} ` };
    const refused = await callEndpoint(mine.client, endpoint, mine, other, keyOf(name));
    await expectFailure(endpoint, refused, 409);
  });

  test('nothing was done twice', async () => {
    expect(await everythingOf(mine)).toEqual(before);
  });
});

describe('with an Idempotency-Key, but an answer that is a secret', () => {
  test.each(named(endpoints.filter(({ isAnswerSecret }) => isAnswerSecret)))(
    '%s is done again: it is not kept',
    async (name, endpoint) => {
      const input = await validInput(endpoint, mine);
      const options = { headers: { 'idempotency-key': `secret ${name}` } };
      const first = await callEndpoint(mine.client, endpoint, mine, input, options);
      const again = await callEndpoint(mine.client, endpoint, mine, input, options);
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(await again.json()).not.toEqual(await first.json());
    },
  );
});

describe('rejects a role that is too low, and accepts the minimum role', () => {
  test.each(named(endpoints.filter(({ role }) => role !== undefined)))('%s', async (_name, endpoint) => {
    const input = await validInput(endpoint, mine);
    const least = roles.indexOf(endpoint.role ?? 'owner');
    for (const role of roles.slice(0, least)) {
      await setRole(role);
      await expectFailure(endpoint, await callEndpoint(mine.client, endpoint, mine, input), 403);
    }
    await setRole(roles[least] ?? 'owner');
    const response = await callEndpoint(mine.client, endpoint, mine, input);
    await readSome(response);
    expect(response.status).toBe(endpoint.status ?? 200);
    await setRole('owner');
  });

  async function setRole(role: (typeof roles)[number]): Promise<void> {
    await stage.services.db
      .update(workspaceMember)
      .set({ role })
      .where(eq(workspaceMember.userId, mine.client.user.id));
  }
});
