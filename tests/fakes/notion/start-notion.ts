import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';
import { takeFirst } from '../take-first.ts';
import { answerNotion } from './answer-notion.ts';
import { createNotionAccounts } from './notion-accounts.ts';
import { NotionRefusal } from './notion-refusal.ts';
import { createNotionState, type NotionState } from './notion-state.ts';

type Json = Record<string, unknown>;

interface Fault {
  /** Of the path; any when absent. */
  path?: RegExp;
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface FakeNotion {
  /** Without `/v1`. */
  origin: string;
  state: NotionState;
  /** Tokens that are good now. */
  tokens: Set<string>;
  /** Codes that a browser brought back, each good once. */
  codes: Set<string>;
  client: { id: string; secret: string };
  /** Of each call `METHOD path`, in order. */
  calls(): string[];
  /** What no caller may do: another version, an unknown path or field. */
  complaints(): string[];
  /** The next matching call gets this instead of its answer. */
  addFault(fault: Fault): void;
  /** So many calls within a second of the given clock; those beyond are refused with 429. */
  setBudget(perSecond: number, nowMs: () => number): void;
  /** Rows that one query gives at most. */
  setRowLimit(rows: number): void;
  forgetCalls(): void;
  close(): Promise<void>;
}

const VERSION = '2026-03-11';

/**
 * A stand-in for Notion's API on a loopback port, with a workspace to fill. Strict: what the vendor would refuse is
 * refused in its words, and noted as a complaint where no good caller does it.
 */
export async function startNotion(): Promise<FakeNotion> {
  const state = createNotionState();
  const accounts = createNotionAccounts();
  const { tokens, codes, client } = accounts;
  const faults: Fault[] = [];
  let calls: string[] = [];
  const complaints: string[] = [];
  let rowLimit = 10_000;
  let takeBudget = (): void => undefined;

  const answer = (request: IncomingMessage, body: Json): Json => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const path = url.pathname.replace(/^\/v1\//, '');
    const authorization = request.headers.authorization ?? '';
    if (path.startsWith('oauth/')) return accounts.answerTokenCall(path, authorization, body);
    refuseStrangers(request.headers['notion-version'], authorization, tokens);
    takeBudget();
    return answerNotion(
      state,
      { method: request.method ?? '', path, query: url.searchParams, body },
      { rowLimit },
    );
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    calls.push(`${request.method} ${path}`);
    const body = await readJson(request);
    if (path === '/v1/oauth/authorize') {
      const back = accounts.authorize(new URL(request.url ?? '', 'http://localhost').searchParams);
      response.writeHead(302, { location: back }).end();
      return;
    }
    const fault = takeFirst(faults, (each) => each.path?.test(path) ?? true);
    if (fault !== undefined) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(fault.body ?? JSON.stringify(errorBody(fault.status, codeOf(fault.status), 'A fault.')));
      return;
    }
    try {
      send(response, 200, answer(request, body));
    } catch (error) {
      if (!(error instanceof NotionRefusal)) throw error;
      if (['invalid_request_url', 'missing_version', 'validation_error'].includes(error.code)) {
        complaints.push(`${request.method} ${path}: ${error.message}`);
      }
      const headers = error.status === 429 ? { 'retry-after': '1' } : {};
      send(response, error.status, errorBody(error.status, error.code, error.message), headers);
    }
  });
  const { host, close } = await listen(server);
  return {
    origin: `http://${host}`,
    state,
    tokens,
    codes,
    client,
    calls: () => calls,
    complaints: () => complaints,
    addFault: (fault) => faults.push(fault),
    setBudget(perSecond, nowMs) {
      takeBudget = createBudget(perSecond, nowMs);
    },
    setRowLimit(rows) {
      rowLimit = rows;
    },
    forgetCalls() {
      calls = [];
    },
    close,
  };
}

function refuseStrangers(version: unknown, authorization: string, tokens: Set<string>): void {
  if (version === undefined)
    throw new NotionRefusal(400, 'missing_version', 'Notion-Version header missing.');
  if (version !== VERSION) throw new NotionRefusal(400, 'validation_error', `Not version ${VERSION}.`);
  if (!tokens.has(authorization.replace(/^Bearer /, ''))) {
    throw new NotionRefusal(401, 'unauthorized', 'API token is invalid.');
  }
}

/** Refuses calls beyond so many within a second. */
function createBudget(perSecond: number, nowMs: () => number): () => void {
  let times: number[] = [];
  return () => {
    const now = nowMs();
    times = times.filter((time) => now - time < 1_000);
    if (times.length >= perSecond) {
      throw new NotionRefusal(429, 'rate_limited', 'You have been rate limited. Try again in a few minutes.');
    }
    times.push(now);
  };
}

const codeOf = (status: number): string =>
  ({ 404: 'object_not_found', 429: 'rate_limited', 503: 'service_unavailable', 529: 'service_overload' })[
    status
  ] ?? 'internal_server_error';

function errorBody(status: number, code: string, message: string): Json {
  return {
    object: 'error',
    status,
    code,
    message,
    request_id: 'r',
    ...(status === 429 ? { additional_data: { rate_limit_reason: 'connection' } } : {}),
  };
}

async function readJson(request: IncomingMessage): Promise<Json> {
  const body = await text(request);
  return body === '' ? {} : (JSON.parse(body) as Json);
}

function send(
  response: ServerResponse,
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
