import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutate } from '../tests/attacks/corpus/mutate.ts';
import { createRandom } from '../tests/create-random.ts';
import { fakeWebhookSecret, startFakeStripe } from '../tests/fakes/stripe/start-fake-stripe.ts';
import { formatTable } from './chat/format-table.ts';
import { percentile } from './chat/load-chats.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { readUsage } from './chat/process-usage.ts';
import { startProduct } from './chat/start-product.ts';
import { changeJson } from './fuzzing/change-json.ts';

/**
 * Sends changed requests to what reads bodies of others' protocols: signed tokens of visitors, MCP, chat completions,
 * messages of Stripe, and the calls of a chat: `node bench/fuzzing-requests.ts [--seconds 60] [--seed 1]`, so many seconds each.
 *
 * Prints the statuses of each, the slowest answer, and the memory of the product. Ends with an error when the server does, when it
 * does not answer, or when it says that something is wrong on its side. Loopback only.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const seconds = Number(values.seconds);
const random = createRandom(Number(values.seed));
const hangMs = 30_000;

const stripe = await startFakeStripe(new Date());
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const product = await startProduct(dataDir, '127.0.0.1:1', {
  API_CALL_LIMIT: '1000000',
  TRUSTED_PROXIES: '1',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_benchmark',
  STRIPE_API_BASE: stripe.origin,
  STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
});

interface Sent {
  path: string;
  headers?: Record<string, string>;
  body: string;
}

try {
  const { agentId, apiKey } = await prepareAgent(product.origin, dataDir);
  const bearer = { authorization: `Bearer ${apiKey}` };
  const secret = await post<{ secret: string }>(`/api/v1/agents/${agentId}/identity-secrets`, bearer);
  const session = await fetch(`${product.origin}/api/widget/${agentId}/session`);
  const { visitorToken } = (await session.json()) as { visitorToken: string };
  const visitor = { 'x-visitor-token': visitorToken };
  const kinds: Record<string, () => Sent> = {
    'signed tokens': () => ({
      path: `/api/widget/${agentId}/identity`,
      body: JSON.stringify({ token: changeToken(secret.secret) }),
    }),
    MCP: () => ({ path: `/api/v1/agents/${agentId}/mcp`, headers: bearer, body: changeText(pick(mcpCalls)) }),
    'chat completions': () => ({
      path: '/api/v1/chat/completions',
      headers: bearer,
      body: changeText({
        model: agentId,
        messages: [
          { role: 'system', content: 'Be short.' },
          { role: 'user', content: [{ type: 'text', text: 'Do you ship abroad?' }] },
        ],
        stream: random(2) === 0,
        stream_options: { include_usage: true },
        metadata: { conversationId: 'cnv_x' },
      }),
    }),
    'messages of Stripe': () => stripeMessage(),
    'messages of visitors': () => ({
      path: `/api/widget/${agentId}/messages`,
      headers: visitor,
      body: changeText({
        message: 'Do you ship abroad?',
        pageUrl: 'https://a.example/',
        timeZone: 'Europe/Lisbon',
      }),
    }),
    'contact details': () => ({
      path: `/api/widget/${agentId}/leads`,
      headers: visitor,
      body: changeText({
        name: 'Ana',
        email: 'ana@example.com',
        phone: '+44 20 7946 0000',
        hasConsented: true,
      }),
    }),
  };
  const rows: Record<string, string>[] = [];
  const memoryMb = () => readUsage([product.pid]).pssMb.toFixed(0);
  for (const [kind, make] of Object.entries(kinds)) {
    const before = memoryMb();
    const statuses = new Map<number, number>();
    const times: number[] = [];
    const untilMs = performance.now() + seconds * 1_000;
    while (performance.now() < untilMs) {
      const { status, tookMs } = await send(kind, make());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      times.push(tookMs);
    }
    rows.push({
      kind,
      requests: String(times.length),
      statuses: [...statuses]
        .sort()
        .map((each) => each.join(' × '))
        .join(', '),
      'p99, ms': percentile(times, 99).toFixed(0),
      'slowest, ms': Math.max(...times).toFixed(0),
      'memory before, after, MB': `${before}, ${memoryMb()}`,
    });
  }
  process.stdout.write(`${formatTable(rows)}\n`);
} finally {
  await product.stop();
  await stripe.close();
  rmSync(dataDir, { recursive: true, force: true });
}

const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;

/** One half changed as what it means, the other as bytes. */
function changeText(value: unknown): string {
  if (random(2) === 0) return JSON.stringify(changeJson(value, random)) ?? 'null';
  return mutate(Buffer.from(JSON.stringify(value)), random).toString('latin1');
}

const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });
const mcpCalls = [
  rpc('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  }),
  rpc('tools/list', {}),
  rpc('tools/call', { name: 'ask', arguments: { question: 'Do you ship abroad?', conversationId: 'cnv_x' } }),
  rpc('tools/call', { name: 'search', arguments: { query: 'shipping', limit: 3 } }),
  rpc('tools/call', { name: 'list_sources', arguments: { cursor: 'x' } }),
  rpc('resources/list', {}),
  rpc('resources/templates/list', {}),
  rpc('resources/read', { uri: 'parley://sources/src_x/pages/https%3A%2F%2Fa.example%2F' }),
  { jsonrpc: '2.0', method: 'notifications/initialized' },
];

/** Claims that were changed and signed again, or a sound token whose bytes were. */
function changeToken(secret: string): unknown {
  const claims = {
    sub: 'user-7',
    exp: Math.floor(Date.now() / 1_000) + 600,
    email: 'ana@example.com',
    name: 'Ana',
    attributes: { plan: 'pro', seats: 3, isTrial: false },
    aud: ['x'],
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');
  const head = { alg: 'HS256', typ: 'JWT' };
  const isHeadChanged = random(6) === 0;
  const content = `${part(isHeadChanged ? changeJson(head, random) : head)}.${part(changeJson(claims, random))}`;
  const token = `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  return random(3) === 0 ? mutate(Buffer.from(token), random).toString('latin1') : token;
}

/** Signed as Stripe signs; of every other one the body or the signature was changed afterwards. */
function stripeMessage(): Sent {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    data: {
      object: changeJson({ object: 'invoice', id: 'in_1', customer: 'cus_1', lines: { data: [{}] } }, random),
    },
  });
  const time = Math.floor(Date.now() / 1_000);
  const signed = createHmac('sha256', fakeWebhookSecret).update(`${time}.${body}`).digest('hex');
  const signature = `t=${time},v1=${signed}`;
  const headers = { 'stripe-signature': signature };
  const path = '/api/stripe/webhook';
  if (random(2) === 0) return { path, headers, body };
  const changed = mutate(Buffer.from(random(2) === 0 ? body : signature), random).toString('latin1');
  const isHeader = changed.startsWith('t=');
  return {
    path,
    headers: { 'stripe-signature': isHeader ? changed.replaceAll(/[^\x20-\x7e]/g, '?') : signature },
    body: isHeader ? body : changed,
  };
}

async function post<Answer>(path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(product.origin + path, { method: 'POST', headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function send(
  kind: string,
  { path, headers, body }: Sent,
): Promise<{ status: number; tookMs: number }> {
  const beganMs = performance.now();
  const response = await fetch(product.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Each from an address of its own, as the limits count them.
      'x-forwarded-for': `10.${random(256)}.${random(256)}.${random(256)}`,
      ...headers,
    },
    body,
    signal: AbortSignal.timeout(hangMs),
  });
  const text = await response.text();
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`${kind}: ${response.status} ${text}\nfor ${body.slice(0, 2_000)}`);
  return { status: response.status, tookMs: performance.now() - beganMs };
}
