import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../listen.ts';
import { takeFirst } from '../take-first.ts';
import { answerCalCom } from './answer-cal-com.ts';
import { CalComRefusal } from './cal-com-refusal.ts';
import { type CalComState, createCalComState, type FakeBooking } from './cal-com-state.ts';
import { calComClient, createSignIns, OAuthRefusal } from './sign-in-to-cal-com.ts';

interface Fault {
  /** Of `METHOD path`; any when absent. */
  call?: RegExp;
  /** `drop` closes the connection; `lost` does what was asked and closes it then; `late` does it and answers after `afterMs`. */
  as: 'drop' | 'lost' | 'late' | { status: number; headers?: Record<string, string>; body?: string };
  afterMs?: number;
}

export interface FakeCalCom {
  /** Without `/v2`. */
  origin: string;
  state: CalComState;
  /** API keys and access tokens that are good now. */
  keys: Set<string>;
  /** Those that can be used, with the scopes that were asked for. */
  refreshTokens: Map<string, { scope: string; accessToken: string }>;
  /** How to reach it and the OAuth client that it knows. */
  settings(): Record<string, string>;
  /** Of each call `METHOD path`, in order. */
  calls(): string[];
  /** What no good caller does: an unknown path, parameter or version. */
  complaints(): string[];
  /** The next matching call gets this instead of its answer, unless it is taken back before. */
  addFault(fault: Fault): () => void;
  /** A message as Cal.com posts it: its bytes and its signature by this secret. */
  sign(trigger: string, booking: FakeBooking, secret: string | null): { body: string; signature: string };
  close(): Promise<void>;
}

/**
 * A stand-in for Cal.com's API v2 on a loopback port, with an account to fill. Strict: what the vendor would refuse is refused
 * in its words, and noted as a complaint where no good caller does it.
 */
export async function startCalCom(now: () => Date = () => new Date()): Promise<FakeCalCom> {
  const state = createCalComState();
  const keys = new Set(['cal_live_fernwood']);
  const signIns = createSignIns(keys);
  const faults: Fault[] = [];
  const calls: string[] = [];
  const complaints: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    const body = await readJson(request);
    const fault = takeFirst(faults, (each) => each.call?.test(call) ?? true);
    const isLate = fault?.as === 'late';
    if (fault?.afterMs !== undefined && !isLate) await sleep(fault.afterMs);
    if (fault?.as === 'drop') return void request.socket.destroy();
    if (fault !== undefined && typeof fault.as === 'object') {
      response.writeHead(fault.as.status, { 'content-type': 'application/json', ...fault.as.headers });
      return void response.end(fault.as.body ?? refusal(call, fault.as.status, 'A fault.'));
    }
    const signIn = answerSignIn(signIns, request.method ?? '', url, body);
    if (signIn !== null) {
      if (signIn.complaint !== undefined) complaints.push(`${call}: ${signIn.complaint}`);
      response.writeHead(signIn.status, signIn.headers);
      return void response.end(signIn.body);
    }
    try {
      const key = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      if (!keys.has(key)) throw new CalComRefusal(401, 'ApiKeyNotFoundException');
      const { status, data } = answerCalCom(
        state,
        {
          method: request.method ?? '',
          path: url.pathname.replace(/^\/v2\//, ''),
          query: url.searchParams,
          version: request.headers['cal-api-version']?.toString(),
          body,
        },
        now(),
      );
      if (fault?.as === 'lost') return void request.socket.destroy();
      if (isLate) await sleep(fault.afterMs);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: 'success', data }));
    } catch (error) {
      if (!(error instanceof CalComRefusal)) throw error;
      if (isLate) await sleep(fault.afterMs);
      if (/^Cannot |cal-api-version|must be|should not/.test(error.message))
        complaints.push(`${call}: ${error.message}`);
      response.writeHead(error.status, { 'content-type': 'application/json' });
      response.end(refusal(call, error.status, error.message));
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  const { host, close } = await listen(server);
  const origin = `http://${host}`;
  return {
    origin,
    state,
    keys,
    refreshTokens: signIns.refreshTokens,
    settings: () => ({
      CALCOM_API_BASE: origin,
      CALCOM_AUTHORIZE_URL: `${origin}/auth/oauth2/authorize`,
      CALCOM_CLIENT_ID: calComClient.id,
      CALCOM_CLIENT_SECRET: calComClient.secret,
    }),
    calls: () => calls,
    complaints: () => complaints,
    addFault(fault) {
      faults.push(fault);
      return () => void takeFirst(faults, (each) => each === fault);
    },
    sign(triggerEvent, { uid, id, eventTypeId, start, end, metadata, status }, secret) {
      const payload = {
        uid,
        bookingId: id,
        eventTypeId,
        startTime: start,
        endTime: end,
        metadata,
        status: status.toUpperCase(),
      };
      const body = JSON.stringify({ triggerEvent, createdAt: now().toISOString(), payload });
      const signature =
        secret === null ? 'no-secret-provided' : createHmac('sha256', secret).update(body).digest('hex');
      return { body, signature };
    },
    close,
  };
}

/** The page where the owner allows the connection, and the token endpoint; null for any other call. */
function answerSignIn(
  signIns: ReturnType<typeof createSignIns>,
  method: string,
  url: URL,
  body: Record<string, unknown>,
): { status: number; headers: Record<string, string>; body: string; complaint?: string } | null {
  const json = { 'content-type': 'application/json' };
  try {
    if (method === 'GET' && url.pathname === '/auth/oauth2/authorize')
      return { status: 302, headers: { location: signIns.allow(url.searchParams) }, body: '' };
    if (method === 'POST' && url.pathname === '/v2/auth/oauth2/token')
      return { status: 200, headers: json, body: JSON.stringify(signIns.exchange(body)) };
    return null;
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    const answer = { error: error.reason, error_description: error.message };
    const refused = { status: error.status, headers: json, body: JSON.stringify(answer) };
    return error.reason === 'invalid_request' ? { ...refused, complaint: error.message } : refused;
  }
}

function refusal(call: string, status: number, message: string): string {
  const code = status === 404 ? 'NotFoundException' : 'BadRequestException';
  return JSON.stringify({ status: 'error', path: call, error: { code, message } });
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await text(request);
  return body === '' ? {} : JSON.parse(body);
}
