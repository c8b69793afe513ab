import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type Role, roles } from '#contract/workspaces/workspaces.ts';
import { caseOf, eachAtOnce, isChange, named, needsSignIn } from '#tests/call-endpoint.ts';
import { workspaceIdOf } from '#tests/endpoint-cases/account-cases.ts';
import {
  addApiKey,
  type CallOptions,
  type Client,
  createClient,
  expectStatus,
  signUp,
} from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

/**
 * Every endpoint that is not for everybody, by every caller whose access is over, lower or elsewhere. What the contract
 * declares is the table; calls carry no ids that exist and an empty body, so that a caller who is let in changes nothing.
 */
type Person = Client & { user: { id: string; email: string } };
interface Caller {
  client: Client;
  options: CallOptions;
}

let stage: TestServices;
let workspaceId: string;
/** The first account that was made. */
let operator: Person;
const callers = {} as Record<CallerName, Caller>;

/** What may refuse them: a status, or null where the endpoint lets them in. */
const refusals = {
  nobody: () => 401,
  'a session that has expired': () => 401,
  'a session that was ended': () => 401,
  'a browser that signed out': () => 401,
  'a user who was deleted': () => 401,
  'a cookie with another signature': () => 401,
  'a revoked key': () => 401,
  'a key that has expired': () => 401,
  'a key whose creator was removed': () => 401,
  'a key whose creator was demoted to inbox only': (endpoint) => refusalOfKey(endpoint, 'inbox-only'),
  'a key of an owner': (endpoint) => refusalOfKey(endpoint, 'admin'),
  'an inbox-only member': (endpoint) => refusalOfRole(endpoint, 'inbox-only'),
  'an agent editor': (endpoint) => refusalOfRole(endpoint, 'agent-editor'),
  'an admin': (endpoint) => refusalOfRole(endpoint, 'admin'),
  'an admin demoted to inbox only': (endpoint) => refusalOfRole(endpoint, 'inbox-only'),
  'a removed admin, back in a workspace of their own': (endpoint) => refusalOfRole(endpoint, 'owner'),
  'an owner who never verified their address': ({ needsVerifiedEmail }) =>
    needsVerifiedEmail === true ? 403 : null,
  'an owner who did not confirm who they are for a while': ({ needsRecentConfirmation }) =>
    needsRecentConfirmation === true ? 403 : null,
} satisfies Record<string, (endpoint: Endpoint) => 401 | 403 | null>;
type CallerName = keyof typeof refusals;

function refusalOfRole({ name, role = 'inbox-only' }: Endpoint, own: Role): 403 | null {
  // Without that role, only to leave.
  if (name === 'workspaces.remove-member') return roles.indexOf(own) < roles.indexOf('admin') ? 403 : null;
  return roles.indexOf(own) < roles.indexOf(role) ? 403 : null;
}

function refusalOfKey(endpoint: Endpoint, role: Role): 401 | 403 | null {
  return endpoint.access === 'user' ? 401 : refusalOfRole(endpoint, role);
}

const sql = (text: string, values: unknown[]) => stage.services.pool.query(text, values);
const withKey = ({ key }: { key: string }): Caller => ({
  client: createClient(stage.app),
  options: { headers: { authorization: `Bearer ${key}` }, csrfToken: null },
});

/** A member of the one workspace, acting in it. */
async function member(role: Role): Promise<Person> {
  const person = await signUp(stage.app);
  await sql('insert into workspace_member (workspace_id, user_id, role) values ($1, $2, $3)', [
    workspaceId,
    person.user.id,
    role,
  ]);
  await person.post('/api/workspace-switch', { workspaceId });
  return person;
}
const setRole = ({ user }: Person, role: Role) =>
  sql('update workspace_member set role = $1 where user_id = $2 and workspace_id = $3', [
    role,
    user.id,
    workspaceId,
  ]);
const removeFrom = (owner: Person, { user }: Person) => owner.delete(`/api/v1/members/${user.id}`);

beforeAll(async () => {
  stage = await createTestServices({ API_CALL_LIMIT: '10000' });
  const owner = await signUp(stage.app);
  workspaceId = await workspaceIdOf(owner);
  const browser = (client: Client): Caller => ({ client, options: {} });

  operator = owner;
  callers.nobody = browser(createClient(stage.app));
  const expired = await signUp(stage.app);
  await sql('update session set expires_at = $1 where user_id = $2', [new Date(0), expired.user.id]);
  callers['a session that has expired'] = browser(expired);
  const ended = await signUp(stage.app);
  await sql('delete from session where user_id = $1', [ended.user.id]);
  callers['a session that was ended'] = browser(ended);
  const signedOut = await signUp(stage.app);
  const cookies = new Map(signedOut.cookies);
  await signedOut.post('/api/logout');
  for (const [name, value] of cookies) signedOut.cookies.set(name, value);
  callers['a browser that signed out'] = browser(signedOut);
  const deleted = await signUp(stage.app);
  await sql('delete from "user" where id = $1', [deleted.user.id]);
  callers['a user who was deleted'] = browser(deleted);
  const forged = createClient(stage.app);
  for (const [name, value] of owner.cookies) forged.cookies.set(name, value.replace(/\..*$/, '.AAAA'));
  callers['a cookie with another signature'] = browser(forged);

  const revoked = await addApiKey(owner);
  await owner.delete(`/api/v1/api-keys/${revoked.id}`);
  callers['a revoked key'] = withKey(revoked);
  const old = await addAdminKey(owner);
  await sql('update api_key set expires_at = $1 where prefix = $2', [new Date(0), old.key.slice(0, 9)]);
  callers['a key that has expired'] = withKey(old);
  callers['a key of an owner'] = withKey(await addAdminKey(owner));
  const [gone, lowered] = [await member('admin'), await member('admin')];
  callers['a key whose creator was removed'] = withKey(await addAdminKey(gone));
  callers['a key whose creator was demoted to inbox only'] = withKey(await addAdminKey(lowered));
  await removeFrom(owner, gone);
  await setRole(lowered, 'inbox-only');
  callers['a removed admin, back in a workspace of their own'] = browser(gone);
  callers['an admin demoted to inbox only'] = browser(lowered);

  callers['an inbox-only member'] = browser(await member('inbox-only'));
  callers['an agent editor'] = browser(await member('agent-editor'));
  callers['an admin'] = browser(await member('admin'));
  const unverified = await signUp(stage.app);
  await sql('update "user" set email_verified = false where id = $1', [unverified.user.id]);
  callers['an owner who never verified their address'] = browser(unverified);
  const unconfirmed = await signUp(stage.app);
  const elevenMinutesAgo = new Date(stage.clock.now().getTime() - 11 * 60_000);
  await sql('update session set confirmed_at = $1 where user_id = $2', [
    elevenMinutesAgo,
    unconfirmed.user.id,
  ]);
  callers['an owner who did not confirm who they are for a while'] = browser(unconfirmed);
});
afterAll(() => stage.close());

async function addAdminKey(creator: Client): Promise<{ key: string }> {
  const made = await creator.post('/api/v1/api-keys', { name: 'Robot', scopes: ['admin'] });
  return (await made.json()) as { key: string };
}

/** What the edge answers to say no; a wrong password in the body has the same status, but is let in. */
const isRefusal = (code: ErrorCode): boolean =>
  ['signed-out', 'invalid-api-key', 'not-allowed', 'email-not-verified', 'confirmation-needed'].includes(
    code,
  );

/** With ids that do not exist, and an empty body. */
function callWithoutIds(endpoint: Endpoint, { client, options }: Caller): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, 'none_1');
  return client.send(endpoint.method, path, isChange(endpoint) ? {} : undefined, options);
}

/** The status with which a caller is refused; null where they are let in. */
async function refusalOf(endpoint: Endpoint, caller: Caller): Promise<number | null> {
  const response = await callWithoutIds(endpoint, caller);
  if (response.status !== 401 && response.status !== 403) {
    await response.body?.cancel();
    return null;
  }
  const body = (await response.json()) as { code?: ErrorCode; error?: { code: ErrorCode } };
  const code = body.error?.code ?? body.code;
  // Account calls have no code.
  return code === undefined || isRefusal(code) ? response.status : null;
}

describe('whom each endpoint lets in', () => {
  test.each(named(endpoints.filter(needsSignIn)))('%s', async (_name, endpoint) => {
    await eachAtOnce(Object.keys(refusals) as CallerName[], async (name) => {
      const isKey = callers[name].options.headers !== undefined;
      const expected = refusals[name](endpoint);
      // Its verb refuses a key whatever its role, once the input is right.
      if (isKey && expected === null && caseOf(endpoint).onlyBrowsers) return;
      expect([name, await refusalOf(endpoint, callers[name])]).toEqual([name, expected]);
    });
  });
});

describe('the view of the operator', () => {
  const ofOperator = endpoints.filter(({ access }) => access === 'operator');

  test.each(named(ofOperator))('%s does not exist for anybody else', async (_name, endpoint) => {
    const nowhere = await createClient(stage.app).get('/api/operator/nowhere');
    const nothing = await expectStatus(nowhere, 404);
    await eachAtOnce(Object.values(callers), async (caller) =>
      expect(await expectStatus(await callWithoutIds(endpoint, caller), 404)).toEqual(nothing),
    );
  });

  test.each(named(ofOperator))('%s wants the operator to confirm who they are', async (_name, endpoint) => {
    await sql(`update session set confirmed_at = $1 where user_id = $2`, [
      new Date(stage.clock.now().getTime() - 61 * 60_000),
      operator.user.id,
    ]);
    const response = await callWithoutIds(endpoint, { client: operator, options: {} });
    expect(await expectStatus(response, 403)).toMatchObject({ error: { code: 'confirmation-needed' } });
  });
});
