import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import { startEmbeddedServer } from '#server/database/embedded/start-embedded-server.ts';
import { findFreePort } from '../tests/find-free-port.ts';
import { type Browser, createBrowser } from './chat/create-browser.ts';
import { prepareAgent } from './chat/prepare-agent.ts';
import { parentOf, readUsage } from './chat/process-usage.ts';
import { startProgram } from './chat/start-program.ts';
import { cutConnections } from './people/cut-connections.ts';
import { type PanelVisitor, visitorOf } from './people/visitor-of.ts';

/**
 * People in conversations, on the running product:
 * `node bench/people.ts [--take-overs 1000] [--conversations 200] [--cuts 500] [--panels 2000] [--processes 1]`. Takes
 * conversations over at random moments of a running answer and looks for an answer behind it; measures how long a
 * person's message takes to the visitor's panel and a visitor's to the console; cuts connections in the middle of
 * messages; and what open panels cost that nothing happens in. With several processes, members and visitors use another
 * one each time.
 */
const { values } = parseArgs({
  options: {
    'take-overs': { type: 'string', default: '1000' },
    conversations: { type: 'string', default: '200' },
    cuts: { type: 'string', default: '500' },
    panels: { type: 'string', default: '2000' },
    processes: { type: 'string', default: '1' },
  },
});
const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const closers: (() => Promise<unknown>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })];
const say = (line: string) => process.stdout.write(`${line}\n`);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

try {
  const { origins, pids, owner, agentId } = await begin();
  await takeOver(origins, owner, agentId, Number(values['take-overs']));
  await measureMessages(origins, owner, agentId, Number(values.conversations));
  await measureCuts(origins, owner, agentId, Number(values.cuts));
  await measurePanels(origins, agentId, pids, Number(values.panels));
} finally {
  for (const close of closers.reverse()) await close();
}

async function begin() {
  const stubPort = await findFreePort();
  const stub = await startProgram(join(root, 'bench/chat/stub-model.ts'), {
    port: stubPort,
    args: [stubPort, 20, 50, 5],
    readyPath: '/',
  });
  closers.push(() => stub.stop());
  const embedded = await startEmbeddedServer({ dataDir, log: () => undefined });
  closers.push(() => embedded.stop());
  const database = new pg.Client({ connectionString: embedded.connectionString });
  await database.connect();
  const session = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const databasePid = parentOf(session.rows[0]?.pid ?? 0);
  await database.end();
  const filesDir = join(dataDir, 'files');
  mkdirSync(filesDir);
  const programs = [];
  for (let count = Number(values.processes); count > 0; count -= 1) {
    const port = await findFreePort();
    const program = await startProgram(join(root, 'server/main.ts'), {
      port,
      readyPath: '/api/health',
      env: {
        NODE_OPTIONS: `--import ${join(root, 'scripts/resolve-quickly.mjs')} --max-semi-space-size=16`,
        NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'),
        PORT: String(port),
        DATA_DIR: filesDir,
        DATABASE_URL: embedded.connectionString,
        SECRET_KEY: 'a key for benchmarks that opens nothing',
        DEFAULT_PLAN: 'enterprise',
        LOG_LEVEL: 'error',
        TRUSTED_PROXIES: '1',
        API_CALL_LIMIT: '1000000',
        OPENAI_API_KEY: 'stub',
        OPENAI_BASE_URL: `${stub.origin}/v1`,
      },
    });
    closers.push(() => program.stop());
    programs.push(program);
  }
  const origins = programs.map(({ origin }) => origin);
  const { agentId } = await prepareAgent(origins[0] ?? '', filesDir);
  const owner = await Promise.all(origins.map((origin) => signIn(origin)));
  return { origins, pids: [...programs.map(({ pid }) => pid), databasePid], owner, agentId };
}

/** The owner of the prepared agent, in a browser of their own at this process. */
async function signIn(origin: string): Promise<Browser> {
  const browser = createBrowser(origin);
  const renew = async () => {
    const { csrfToken } = await browser.call<{ csrfToken: string }>('GET', '/api/csrf-token');
    browser.headers['x-csrf-token'] = csrfToken;
  };
  await renew();
  await browser.call('POST', '/api/login', { email: 'owner@example.com', password: 'correct horse 1' });
  await renew();
  return browser;
}

/** As many conversations as wanted, ten at a time, each with one answer. */
async function openConversations(origins: readonly string[], agentId: string, count: number) {
  const opened: { visitor: PanelVisitor; id: string }[] = [];
  while (opened.length < count) {
    const batch = Array.from({ length: Math.min(10, count - opened.length) }, async () => {
      const visitor = await visitorOf(pick(origins), agentId);
      return { visitor, id: (await visitor.ask('Hello!')).conversationId };
    });
    opened.push(...(await Promise.all(batch)));
  }
  return opened;
}

function threadOf(browser: Browser, id: string) {
  return browser.call<Conversation & { messages: Message[] }>('GET', `/api/v1/conversations/${id}`);
}

/** Each visitor asks twice more; a member takes over at a random moment of the first answer, and hands back in between. */
async function takeOver(
  origins: readonly string[],
  owner: readonly Browser[],
  agentId: string,
  count: number,
) {
  const faults = {
    'answers behind a take-over': 0,
    'messages lost': 0,
    'messages doubled': 0,
    'texts changed': 0,
  };
  let cut = 0;
  const conversations = await openConversations(origins, agentId, Math.ceil(count / 10));
  await Promise.all(
    conversations.map(async ({ visitor, id }) => {
      const asked: string[] = [];
      const seen: string[] = [];
      for (let turn = 0; turn < 10; turn += 1) {
        const question = `Can gift cards be refunded, time ${turn}?`;
        asked.push(question);
        const [{ text }] = await Promise.all([
          visitor.ask(question, id),
          sleep(Math.random() * 350).then(async () => {
            const { handling } = await threadOf(pick(owner), id);
            await act(pick(owner), id, { kind: 'take-over' }, handling.version);
          }),
        ]);
        // What was not shown yet is not stored.
        if (text === '') cut += 1;
        else seen.push(text);
        const { handling } = await threadOf(pick(owner), id);
        await act(pick(owner), id, { kind: 'hand-back' }, handling.version);
      }
      const { messages } = await threadOf(pick(owner), id);
      let isHeld = false;
      for (const { author, finishReason } of messages) {
        if (author.event !== null) isHeld = author.event === 'joined';
        if (author.kind !== 'agent') continue;
        if (isHeld) faults['answers behind a take-over'] += 1;
        if (finishReason === 'aborted') cut += 1;
      }
      for (const question of asked) {
        const stored = messages.filter(({ text }) => text === question).length;
        if (stored === 0) faults['messages lost'] += 1;
        if (stored > 1) faults['messages doubled'] += 1;
      }
      const answers = messages.filter(({ author }) => author.kind === 'agent').map(({ text }) => text);
      if (answers.slice(1).join('\n') !== seen.join('\n')) faults['texts changed'] += 1;
    }),
  );
  say(`${conversations.length * 10} take-overs at random moments, ${cut} of them within an answer:`);
  for (const [what, times] of Object.entries(faults)) say(`  ${what}: ${times}`);
}

function act(browser: Browser, id: string, action: object, version: number) {
  return browser.call('POST', `/api/v1/conversations/${id}/handling`, { action, version });
}

/** How long a message takes: the member's until the panel has it, the visitor's until the console has it. */
async function measureMessages(
  origins: readonly string[],
  owner: readonly Browser[],
  agentId: string,
  count: number,
) {
  const conversations = await openConversations(origins, agentId, count);
  const toPanel: number[] = [];
  const toConsole: number[] = [];
  let lost = 0;
  const heard = new Map<string, () => void>();
  const console = await followConsole(pick(owner), (id) => heard.get(id)?.());
  for (const { visitor, id } of conversations) {
    const text = `It is ${Math.random()}.`;
    let startedMs = 0;
    const arrived = new Promise<boolean>((resolve) => {
      setTimeout(resolve, 5_000, false);
      void visitor.follow(id, async () => {
        const { conversation } = await visitor.session();
        if (conversation?.messages.some((message) => message.text === text)) resolve(true);
      });
    });
    startedMs = performance.now();
    await pick(owner).call('POST', `/api/v1/conversations/${id}/replies`, {
      text,
      clientId: crypto.randomUUID(),
    });
    if (await arrived) toPanel.push(performance.now() - startedMs);
    else lost += 1;

    const told = new Promise<boolean>((resolve) => {
      setTimeout(resolve, 5_000, false);
      heard.set(id, () => void threadOf(pick(owner), id).then(() => resolve(true)));
    });
    startedMs = performance.now();
    await visitor.ask('Thank you, and when?', id);
    if (await told) toConsole.push(performance.now() - startedMs);
    else lost += 1;
  }
  console.close();
  say(`${count} open conversations, ${origins.length} process(es), each message read by its receiver:`);
  say(`  from a person to the panel, ms: p50 ${at(toPanel, 0.5)}, p95 ${at(toPanel, 0.95)}`);
  say(`  from a visitor to the console, ms: p50 ${at(toConsole, 0.5)}, p95 ${at(toConsole, 0.95)}`);
  say(`  not arrived within 5 s: ${lost}`);
}

async function followConsole(browser: Browser, onMessage: (conversationId: string) => void) {
  const response = await browser.open('/api/v1/live');
  void (async () => {
    let waiting = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      waiting += piece;
      const events = waiting.split('\n\n');
      waiting = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        const { name, payload } = JSON.parse(event.slice(6));
        if (name === 'message.received') onMessage(payload.conversationId);
      }
    }
  })().catch(() => undefined);
  return { close: () => void response.body?.cancel().catch(() => undefined) };
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
}

async function measureCuts(
  origins: readonly string[],
  owner: readonly Browser[],
  agentId: string,
  count: number,
) {
  if (count === 0) return;
  const { faults, made } = await cutConnections(pick(origins), agentId, pick(owner), count);
  const total = Object.values(made).reduce((sum, each) => sum + each, 0);
  say(
    `${total} cuts (${Object.entries(made)
      .map(([where, times]) => `${where} ${times}`)
      .join(', ')}):`,
  );
  for (const [what, times] of Object.entries(faults)) say(`  ${what}: ${times}`);
}

/** What panels cost that are open and in which nothing happens. */
async function measurePanels(
  origins: readonly string[],
  agentId: string,
  pids: readonly number[],
  count: number,
) {
  const seconds = 20;
  const sum = (read: 'pssMb' | 'cpuMs', of = pids) =>
    of.reduce((total, pid) => total + readUsage([pid])[read], 0);
  /** Of the servers and of the database, which is the last. */
  const memory = () => [pids.slice(0, -1), pids.slice(-1)].map((of) => sum('pssMb', of));
  const before = memory();
  const conversations = await openConversations(origins, agentId, count);
  const withoutStreams = memory();
  const streams = await Promise.all(
    conversations.map(({ visitor, id }) => visitor.follow(id, () => undefined)),
  );
  // Long enough for what an idle server gives back: garbage, and processes that nobody needs.
  await sleep(80_000);
  const cpuMs = sum('cpuMs');
  await sleep(seconds * 1_000);
  const share = ((sum('cpuMs') - cpuMs) / (seconds * 1_000)) * 100;
  say(`${streams.length} panels open and idle:`);
  const withStreams = memory();
  for (const [at, what] of ['server', 'database'].entries()) {
    const [now = 0, less = 0, least = 0] = [withStreams, withoutStreams, before].map((each) => each[at]);
    const each = ((now - less) * 1_024) / count;
    say(
      `  memory of the ${what}, MB (PSS): ${now.toFixed(0)}, ${each.toFixed(1)} KB a panel (before the streams ${less.toFixed(0)}, before the conversations ${least.toFixed(0)})`,
    );
  }
  say(`  CPU: ${share.toFixed(1)} % of a core`);
  for (const stream of streams) stream.close();
}
