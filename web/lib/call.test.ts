import { afterEach, expect, test, vi } from 'vitest';
import { deleteAgent } from '#contract/agents/agents.endpoints.ts';
import { listConversations } from '#contract/conversations/conversations.endpoints.ts';
import { getProfile, updateProfile } from '#contract/profile/profile.endpoints.ts';
import { login } from '#contract/sign-in/sign-in.endpoints.ts';
import { address, call, callAs } from './call.ts';
import { CallError } from './call-error.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(...answers: (() => Response)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answers[asked.length - 1]!();
  });
  return asked;
}

test('an address takes its parameters encoded and leaves out what is undefined or empty', () => {
  expect(address(deleteAgent, { params: { agentId: 'a/b' } })).toBe('/api/v1/agents/a%2Fb');
  expect(address(listConversations, { query: { agentId: 'x', q: '', from: undefined, limit: 5 } })).toBe(
    '/api/v1/conversations?agentId=x&limit=5',
  );
});

test('a changing call fetches the token first and sends it back', async () => {
  const asked = answerWith(
    () => Response.json({ csrfToken: 't1' }),
    () => Response.json({ success: true, user: {}, message: 'Welcome' }),
  );
  await call(login, { body: { email: 'a@b.c', password: 'x' } });
  expect(asked.map(({ url }) => url)).toEqual(['/api/csrf-token', '/api/login']);
  expect(asked[1]!.init.headers).toMatchObject({ 'x-csrf-token': 't1', 'content-type': 'application/json' });
  expect(asked[1]!.init.credentials).toBe('include');
});

test('a key of the caller is sent with the call', async () => {
  const asked = answerWith(
    () => Response.json({ csrfToken: 't1' }),
    () => Response.json({}),
  );
  await call(deleteAgent, { params: { agentId: 'x' }, idempotencyKey: 'k1' });
  expect(asked[1]!.init.headers).toMatchObject({ 'idempotency-key': 'k1' });
});

test('a change says for whom the page was drawn, where that is known', async () => {
  const token = () => Response.json({ csrfToken: 't1' });
  const done = () => Response.json({ success: true, user: {}, message: 'Saved' });
  const asked = answerWith(token, done, token, done);
  callAs('usr_1');
  await call(updateProfile, { body: { company: 'Kiln' } });
  callAs(null);
  await call(updateProfile, { body: { company: 'Kiln' } });
  expect(asked[1]!.init.headers).toMatchObject({ 'x-signed-in-as': 'usr_1' });
  expect(asked[3]!.init.headers).not.toHaveProperty('x-signed-in-as');
});

test('reading needs no token', async () => {
  const asked = answerWith(() => Response.json({ success: true, user: {} }));
  await call(getProfile, {});
  expect(asked.map(({ url }) => url)).toEqual(['/api/profile']);
});

test.each([
  [
    'version 1',
    () =>
      Response.json(
        { error: { code: 'plan-limit', message: 'Full.', details: { url: 'no' } } },
        { status: 402 },
      ),
    { status: 402, code: 'plan-limit', message: 'Full.', details: { url: 'no' } },
  ],
  [
    'account calls',
    () => Response.json({ success: false, message: 'Nope.' }, { status: 401 }),
    { status: 401, code: 'unknown', message: 'Nope.' },
  ],
  [
    'no JSON at all',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { status: 502, code: 'unknown', message: '' },
  ],
])('a failure of %s becomes one kind of error', async (_name, answer, expected) => {
  answerWith(answer);
  const error = await call(getProfile, {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject(expected);
});

test('no answer is a network error with its sentence', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(call(getProfile, {})).rejects.toMatchObject({
    status: 0,
    code: 'network',
    message: 'Network error. Please check your connection and try again.',
  });
});
