import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveApp } from '#server/http/serve-app.ts';
import { addTest, startTestRun } from '#tests/endpoint-cases/agent-cases.ts';
import {
  addApiKey,
  addText,
  type Client,
  createAgent,
  expectStatus,
  signUp,
  waitUntilTrained,
} from '#tests/factories.ts';
import { findFreePort } from '#tests/find-free-port.ts';
import { isInstalled } from '#tests/is-installed.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
/** Where the packages of the project are found, as in the project of somebody who follows the documentation. */
const folder = join(root, 'node_modules', `.examples-${process.pid}`);
/** Where curl finds the file that it sends, and programs without packages are. */
const files = mkdtempSync(join(tmpdir(), 'parley-examples-'));

let stage: TestServices;
let close: () => void;
let origin: string;
let client: Client;
let key: string;
let agentId: string;
let runId: string;
beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
  const { server, address } = await serveApp(stage.app, { port: 0, hostname: '127.0.0.1' });
  close = () => server.close();
  origin = `http://127.0.0.1:${address.port}`;
  client = await signUp(stage.app);
  key = (await addApiKey(client)).key;
  agentId = (await createAgent(client)).id;
  const text = 'On Saturdays we are open from 10 to 16. We repair e-bikes.';
  const { id } = await addText(client, agentId, { title: 'Hours', text });
  await waitUntilTrained(client, agentId, id);
  await addTest(client, agentId, 'Are you open on Saturdays?');
  runId = await startTestRun(client, agentId);
  mkdirSync(folder);
  writeFileSync(join(files, 'price-list.pdf'), '%PDF-1.4\n%%EOF\n');
});
afterAll(async () => {
  close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(files, { recursive: true, force: true });
  await stage.close();
});

const examplesOf = (page: string, language: string): string[] =>
  [...readFileSync(join(root, `content/docs/${page}.md`), 'utf8').matchAll(/```(\w+)\n(.*?)```/gs)]
    .filter(([, given]) => given === language)
    .map(([, , code = '']) => code);

/** An example with the address, the key and the ids of this test. */
function fill(code: string): string {
  return code
    .replaceAll('https://your-parley.example', origin)
    .replaceAll('https://www.example.com', 'https://nowhere.invalid')
    .replaceAll('pk_…', key)
    .replaceAll('agt_…', agentId)
    .replaceAll('trn_…', runId);
}

const shells = ['api', 'webhooks', 'zapier', 'testing'].flatMap((page) =>
  examplesOf(page, 'bash')
    .filter((code) => code.startsWith('curl'))
    .map((code, at) => [page, at + 1, code] as const),
);

describe('the examples of the documentation', () => {
  test('are as many as are run here', () => {
    expect(shells.length).toBeGreaterThan(7);
    expect(examplesOf('api', 'js')).toHaveLength(2);
    expect([examplesOf('api', 'ts').length, examplesOf('api', 'python').length]).toEqual([1, 1]);
  });

  test.each(shells)('%s: call %i by curl succeeds', async (_page, _at, code) => {
    const withFailures = `set -e; curl() { command curl -sS --fail-with-body "$@"; }\n${fill(code)}`;
    const { stdout } = await run('bash', ['-c', withFailures], { cwd: files });
    expect(stdout).toMatch(/^\{.*\}$/s);
  });

  test.for([
    ['ts', process.execPath, 'first-agent.ts'],
    ['python', 'python3', 'first_agent.py'],
  ] as const)(
    'the program in %s makes an agent, asks it and lists all leads',
    { timeout: 60_000 },
    async ([language, program, name], { skip }) => {
      skip(!isInstalled(program), `${program} is not installed`);
      const emails = await addLeads(name);
      // Node runs TypeScript as it is, except below `node_modules`.
      const file = join(files, name);
      writeFileSync(file, fill(examplesOf('api', language)[0] ?? ''));
      const { stdout } = await run(program, [file]);
      const [answer, ...listed] = stdout.trim().split('\n');
      expect(answer).toContain('open from 10 to 16');
      expect(listed).toEqual(expect.arrayContaining(emails));
      expect(new Set(listed).size).toBe(listed.length);
    },
  );

  test('the streamed answer comes in events', async () => {
    expect(await runScript(examplesOf('api', 'js')[0] ?? '')).toMatch(/"text-delta".*\[DONE\]/s);
  });

  test('the client of OpenAI gets an answer', async () => {
    expect(await runScript(examplesOf('api', 'js')[1] ?? '')).toContain('e-bikes');
  });

  test.for([
    ['js', process.execPath, 'receiver.mjs'],
    ['python', 'python3', 'receiver.py'],
  ] as const)(
    'the receiver of webhooks in %s takes what is signed lately, by either secret, and nothing else',
    { timeout: 60_000 },
    async ([language, program, name], { skip }) => {
      skip(!isInstalled(program), `${program} is not installed`);
      expect(examplesOf('webhooks', language)).toHaveLength(1);
      const port = await findFreePort();
      const secret = secretOf(7);
      const file = join(folder, name);
      writeFileSync(file, (examplesOf('webhooks', language)[0] ?? '').replace('8080', String(port)));
      const receiver = execFile(program, [file], { env: { ...process.env, WEBHOOK_SECRET: secret } });
      const body = '{"type":"lead.created","data":{"name":"Zoë"}}';
      const signed = (at: Date, by = secret) => new Webhook(by).sign('dlv_1', at, body);
      const now = new Date();
      const [old, early] = [-301, 360].map((seconds) => new Date(now.getTime() + seconds * 1_000)) as [
        Date,
        Date,
      ];
      const send = (at: Date | null, signature: string, sent = body) =>
        sendPatiently(`http://127.0.0.1:${port}`, sent, {
          'webhook-id': 'dlv_1',
          ...(at === null ? {} : { 'webhook-timestamp': `${Math.floor(at.getTime() / 1_000)}` }),
          'webhook-signature': signature,
        });
      try {
        expect(await send(now, signed(now))).toBe(204);
        expect(await send(now, `${signed(now, secretOf(8))} ${signed(now)}`)).toBe(204);
        expect(await send(now, signed(now, secretOf(8)))).toBe(400);
        expect(await send(now, signed(now), body.replace('Zoë', 'Ben'))).toBe(400);
        expect(await send(old, signed(old))).toBe(400);
        expect(await send(early, signed(early))).toBe(400);
        expect(await send(null, signed(now))).toBe(400);
        expect(await send(now, 'v1,AAAA')).toBe(400);
      } finally {
        receiver.kill();
      }
    },
  );
});

const secretOf = (byte: number): string => `whsec_${Buffer.alloc(24, byte).toString('base64')}`;

/** The status of a POST to a server that may not have started yet. */
async function sendPatiently(url: string, body: string, headers: Record<string, string>): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await fetch(url, { method: 'POST', body, headers })).status;
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(100);
    }
  }
}

async function addLeads(word: string): Promise<string[]> {
  // More than a page of them.
  const emails = Array.from({ length: 103 }, (_, at) => `${word.slice(-2)}${at}@example.com`);
  for (const email of emails) await expectStatus(await client.post('/api/v1/leads', { agentId, email }), 201);
  return emails;
}

/** Runs a piece of a module that knows an agent and a key. */
async function runScript(code: string): Promise<string> {
  const file = join(folder, 'example.mjs');
  writeFileSync(file, `const agentId = '${agentId}';\nconst key = '${key}';\n${fill(code)}`);
  return (await run(process.execPath, [file])).stdout;
}
