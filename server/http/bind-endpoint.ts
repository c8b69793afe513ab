import type { Hono, Context as HonoContext } from 'hono';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { type PartSchemas, schemasOf } from '#contract/endpoint-schemas.ts';
import { signedInAsHeader } from '#contract/headers.ts';
import { operatorMinutes } from '#contract/operator/operator.ts';
import { requiredScope } from '#contract/required-scope.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { allowsScope } from '#server/allows-scope.ts';
import { type Caller, caller } from '#server/audit/caller.ts';
import type { Actor, Context, Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { verifyApiKey } from '#server/features/api-keys/verify-api-key.ts';
import { readSession, type SignedIn } from '#server/features/sessions/read-session.ts';
import { isOperator } from '#server/features/users/is-operator.ts';
import { findMembership } from '#server/features/workspaces/members/find-membership.ts';
import { recordActivity } from '#server/features/workspaces/record-activity.ts';
import { refuseSuspended } from '#server/refuse-suspended.ts';
import { answerFailure } from './answer-failure.ts';
import { answerOnce } from './answers/answer-once.ts';
import { clientAddress } from './client-address.ts';
import { cleanTexts } from './input/clean-texts.ts';
import { maximumBodyBytes } from './input/maximum-body-bytes.ts';
import { parseBody } from './input/parse-body.ts';
import { parseInput } from './input/parse-input.ts';
import { readJsonBody } from './input/read-json-body.ts';
import { countCall } from './limits/count-call.ts';
import { requireAgentOfKey } from './require-agent-of-key.ts';
import { requireRecentConfirmation } from './require-recent-confirmation.ts';
import { hasValidCsrfToken } from './tokens/has-valid-csrf-token.ts';

/** What a handler gets besides its input; `ctx` and `signedIn` are there as the endpoint's access promises. */
interface Call<E extends Endpoint> {
  services: Services;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The raw exchange, for cookies, streams and files. */
  http: HonoContext;
  clientAddress: string;
}
interface MemberCall<E extends Endpoint> extends Call<E> {
  ctx: Context;
}
interface UserCall<E extends Endpoint> extends Call<E> {
  signedIn: SignedIn;
}

type CallOf<E extends Endpoint> = E['access'] extends 'member'
  ? MemberCall<E>
  : E['access'] extends 'user' | 'operator'
    ? UserCall<E>
    : Call<E>;

const isChange = (endpoint: Endpoint): boolean => endpoint.method !== 'GET';

function checkCsrf(c: HonoContext, services: Services): void {
  if (!hasValidCsrfToken(c, services)) throw failure('invalid-csrf-token');
}

/** A tab that was drawn for one user changes nothing of another who has signed in in that browser since. */
function checkWhom(c: HonoContext, { user }: SignedIn): void {
  const drawnFor = c.req.header(signedInAsHeader);
  if (drawnFor === undefined || drawnFor === user.id) return;
  throw failure('signed-in-as-another', {
    message: `You are now signed in as ${user.email}. Reload the page.`,
  });
}

interface Admitted {
  workspace: Context['workspace'];
  actor: Exclude<Actor, { kind: 'visitor' | 'system' }>;
  /** Absent for an API key. */
  signedIn?: SignedIn;
}

async function admitKey(
  c: HonoContext,
  services: Services,
  { endpoint, key }: { endpoint: Endpoint; key: string },
): Promise<Admitted> {
  const verified = await verifyApiKey(services, key, clientAddress(c, services.config.TRUSTED_PROXIES));
  if (verified === null) throw failure('invalid-api-key');
  const { workspace, ...found } = verified;
  const actor = { kind: 'api-key' as const, ...found };
  const scope = requiredScope(endpoint);
  if (!allowsScope(actor, scope)) {
    throw failure('not-allowed', { message: `This API key does not have the scope “${scope}”.` });
  }
  return { workspace, actor };
}

/** The signed-in browser, if it may call this endpoint in any workspace. */
async function admitUser(c: HonoContext, services: Services, endpoint: Endpoint): Promise<SignedIn> {
  const signedIn = await readSession(services, c.req.raw.headers);
  if (signedIn === null) throw failure('signed-out');
  if (isChange(endpoint)) {
    checkCsrf(c, services);
    checkWhom(c, signedIn);
  }
  return signedIn;
}

/** An operator who confirmed within the last hour who they are; to everybody else there is nothing at this address. */
async function admitOperator(c: HonoContext, services: Services, endpoint: Endpoint): Promise<SignedIn> {
  const signedIn = await readSession(services, c.req.raw.headers);
  if (signedIn === null || !(await isOperator(services, signedIn))) throw failure('not-found');
  if (isChange(endpoint)) {
    checkCsrf(c, services);
    checkWhom(c, signedIn);
  }
  requireRecentConfirmation(services, signedIn, operatorMinutes);
  return signedIn;
}

/** What the endpoint wants of the user beyond their role, which is checked before. */
function checkUser(services: Services, endpoint: Endpoint, signedIn: SignedIn): void {
  if (endpoint.needsVerifiedEmail && !signedIn.isEmailVerified) throw failure('email-not-verified');
  if (endpoint.needsRecentConfirmation === true) requireRecentConfirmation(services, signedIn);
}

/** Making somebody an owner changes whose the workspace is. A key has no session to confirm in, and the verb refuses it. */
function checkRole(
  services: Services,
  { needsRecentConfirmation: needed }: Endpoint,
  { body, ctx }: { body: unknown; ctx?: Context },
): void {
  if (typeof needed !== 'object' || (body as { role?: unknown }).role !== needed.role) return;
  if (ctx?.actor.kind === 'user' && ctx.actor.session) requireRecentConfirmation(services, ctx.actor.session);
}

async function admitSession(c: HonoContext, services: Services, endpoint: Endpoint): Promise<Admitted> {
  const signedIn = await admitUser(c, services, endpoint);
  const membership = await findMembership(services, signedIn.user.id, signedIn.activeWorkspaceId);
  if (membership === null)
    throw failure('not-allowed', { message: 'You are not a member of any workspace.' });
  const { workspace, role, lastActiveAt } = membership;
  await recordActivity(services, { workspaceId: workspace.id, lastActiveAt });
  const { sessionId: id, expiresAt, confirmedAt } = signedIn;
  const session = { id, expiresAt, confirmedAt };
  return { workspace, actor: { kind: 'user', userId: signedIn.user.id, role, session }, signedIn };
}

/** In a suspended workspace members see everything and change nothing; programs get the reason. */
function checkSuspension(endpoint: Endpoint, { workspace, actor }: Admitted): void {
  if (endpoint.worksSuspended) return;
  if (actor.kind === 'user' && !isChange(endpoint)) return;
  refuseSuspended(workspace);
}

/** A bearer key or a session, and the workspace it acts in; a browser's change must also carry the CSRF token. */
async function admitMember(
  c: HonoContext,
  services: Services,
  { endpoint, by }: { endpoint: Endpoint; by: Caller },
): Promise<Context> {
  const key = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const { signedIn, ...admitted } =
    key === undefined
      ? await admitSession(c, services, endpoint)
      : await admitKey(c, services, { endpoint, key });
  if (!hasRole(admitted.actor.role, endpoint.role ?? 'inbox-only')) throw failure('not-allowed');
  const { actor } = admitted;
  await countCall(c, services, endpoint, actor.kind === 'user' ? actor.userId : actor.apiKeyId);
  if (signedIn !== undefined) checkUser(services, endpoint, signedIn);
  checkSuspension(endpoint, admitted);
  if (actor.kind === 'user') by.userId = actor.userId;
  else by.apiKeyId = actor.apiKeyId;
  return { ...services, ...admitted };
}

/** Admits the callers that the contract allows, and gives who it is to `by`. */
async function admit(
  c: HonoContext,
  services: Services,
  { endpoint, by }: { endpoint: Endpoint; by: Caller },
): Promise<{ ctx?: Context; signedIn?: SignedIn }> {
  const { access } = endpoint;
  if (access === 'member') return { ctx: await admitMember(c, services, { endpoint, by }) };
  if (access === 'user' || access === 'operator') {
    const signedIn = await (access === 'user' ? admitUser : admitOperator)(c, services, endpoint);
    await countCall(c, services, endpoint, signedIn.user.id);
    checkUser(services, endpoint, signedIn);
    by.userId = signedIn.user.id;
    return { signedIn };
  }
  if (access === 'public' && isChange(endpoint)) checkCsrf(c, services);
  return {};
}

/**
 * Binds an endpoint of the contract: admits the caller, checks the CSRF token, parses the input, runs the handler,
 * and answers in the promised shape. A handler may answer a Response of its own (a stream, a file).
 * `schemas` are those of the contract, except where a test declares an endpoint of its own.
 */
export function bindEndpoint<E extends Endpoint>(
  app: Hono,
  services: Services,
  endpoint: E,
  handler: (call: CallOf<E>) => Promise<AnswerOf<E> | Response>,
  schemas: PartSchemas = schemasOf(endpoint),
): void {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method, path, async (c) => {
    try {
      const by: Caller = {
        address: clientAddress(c, services.config.TRUSTED_PROXIES),
        requestId: (c.var as { requestId?: string }).requestId ?? null,
      };
      const admission = await admit(c, services, { endpoint, by });
      const params = parseInput(schemas.params, cleanTexts(c.req.param()));
      const query = parseInput(schemas.query, cleanTexts(c.req.query()));
      const isJson = !(
        endpoint.transport === 'multipart' && /^multipart\//i.test(c.req.header('content-type') ?? '')
      );
      const given =
        isChange(endpoint) && isJson
          ? await readJsonBody(c, maximumBodyBytes(endpoint.access))
          : { text: '', value: {} };
      const parse = path.startsWith('/api/v1/') ? parseBody : parseInput;
      const body = isJson ? parse(schemas.body, given.value) : {};
      checkRole(services, endpoint, { body, ...admission });
      if (admission.ctx !== undefined)
        await requireAgentOfKey(admission.ctx, endpoint, { params, query, body });
      const call = {
        services,
        ...admission,
        params,
        query,
        body,
        http: c,
        clientAddress: by.address,
      } as unknown as CallOf<E>;

      const work = async (): Promise<
        { status: NonNullable<Endpoint['status']>; body: unknown } | Response
      > => {
        const answer = await (endpoint.access === 'visitor'
          ? handler(call)
          : caller.run(by, () => handler(call)));
        if (isChange(endpoint)) services.jobs.wakeOutbox();
        return answer instanceof Response ? answer : { status: endpoint.status ?? 200, body: answer };
      };
      const key = c.req.header('idempotency-key');
      const answer =
        admission.ctx !== undefined &&
        key !== undefined &&
        endpoint.method === 'POST' &&
        isJson &&
        !endpoint.isAnswerSecret
          ? await answerOnce(admission.ctx, key, `${endpoint.method} ${c.req.path}\n${given.text}`, work)
          : await work();
      if (answer instanceof Response) {
        // Nobody reads the body: what feeds it must know, or a stream goes on and keeps its place.
        if (c.req.method === 'HEAD') await answer.body?.cancel();
        return answer;
      }
      return answer.status === 204 ? c.body(null, 204) : c.json(answer.body as object, answer.status);
    } catch (error) {
      return answerFailure(c, services.log, error, endpoint.failure);
    }
  });
}
