import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { loadChats } from '../chat/load-chats.ts';
import { loadWithCost } from '../chat/measure-visitors.ts';
import { type PreparedAgent, prepareAgent } from '../chat/prepare-agent.ts';
import { readUsage } from '../chat/process-usage.ts';
import { startOnDatabase } from '../chat/start-on-database.ts';
import { apiTarget, newQuestion, widgetTarget } from '../chat/targets.ts';
import type { Costs } from './costs.ts';

const token = 'a-token-for-benchmarks';
const visitors = 4;
const panels = 500;
/** As `widgetTarget` hands tokens out. */
const chatsPerVisitor = 10;
const settleMs = 5_000;
const megabyte = 1_024 ** 2;

/** Measures what chats, passages and open panels cost on the product with its embedded engine. Takes two or three minutes. */
export async function measureCosts(chats: number): Promise<Costs> {
  const {
    product,
    database,
    pids: started,
    filesDir,
    stop,
  } = await startOnDatabase({ METRICS_TOKEN: token });
  const pids = [started.product, started.database];
  try {
    const idle = pids.map((pid) => readUsage([pid]));
    const agent = await prepareAgent(product.origin, filesDir);
    const stored = await measurePassages(database);
    const target = { ...apiTarget(product.origin, agent, newQuestion), done: /\[DONE\]\s*$/ };
    await loadChats(target, visitors, 100);
    const before = await readSizes(database);
    const load = await loadWithCost(target, visitors, chats, pids);
    if (load.failed > 0) throw new Error(`${load.failed} chats failed: ${load.reason}`);
    const after = await readSizes(database);
    const [webCpuMsPerChat = 0, databaseCpuMsPerChat = 0] = load.cpuMsPerChat;
    return {
      webCpuMsPerChat,
      databaseCpuMsPerChat,
      bytesPerChat: (after.size - before.size) / chats,
      logBytesPerChat: (after.log - before.log) / chats,
      bytesPerPassage: stored.bytesPerPassage,
      indexBytesPerPassage:
        (await readMetric(product.origin, 'parley_search_index_size_bytes')) / stored.passages,
      bytesPerOpenPanel: await measurePanels(product, agent),
      idleWebMb: idle[0]?.pssMb ?? 0,
      idleDatabaseMb: idle[1]?.pssMb ?? 0,
    };
  } finally {
    await stop();
  }
}

/** Once all have their vectors, or after a minute as they are. */
async function measurePassages(database: pg.Client): Promise<{ passages: number; bytesPerPassage: number }> {
  for (let second = 0; second < 60; second += 1) {
    const { rows } = await database.query<{ lacking: boolean }>(
      'SELECT EXISTS (SELECT FROM source WHERE meaning_total = 0 OR meaning_done < meaning_total) AS lacking',
    );
    if (rows[0]?.lacking === false) break;
    await sleep(1_000);
  }
  const { rows } = await database.query<{ passages: number; bytes: number }>(`
    SELECT count(*)::int AS passages,
      (SELECT sum(pg_column_size(passage.*)) FROM passage)::int + (SELECT sum(pg_column_size(passage_vector.*)) FROM passage_vector)::int
      + (SELECT sum(pg_column_size(document.*)) FROM document)::int AS bytes
    FROM passage`);
  const { passages = 0, bytes = 0 } = rows[0] ?? {};
  return { passages, bytesPerPassage: bytes / passages };
}

async function readSizes(database: pg.Client): Promise<{ size: number; log: number }> {
  await database.query('VACUUM');
  const { rows } = await database.query<{ size: string; log: string }>(
    "SELECT pg_database_size(current_database()) AS size, pg_current_wal_lsn() - '0/0'::pg_lsn AS log",
  );
  return { size: Number(rows[0]?.size), log: Number(rows[0]?.log) };
}

async function readMetric(origin: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const value = new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`There is no metric ${name}.`);
  return Number(value);
}

/** Has each of many visitors write once, then opens their panels, which follow their conversations. */
async function measurePanels(
  { origin, pid }: { origin: string; pid: number },
  agent: PreparedAgent,
): Promise<number> {
  const { compose, url } = await widgetTarget(origin, agent, panels * chatsPerVisitor, newQuestion);
  const open: { address: string; headers: Record<string, string> }[] = [];
  for (let panel = 0; panel < panels; panel += 1) {
    const { headers, body } = compose(panel);
    for (let skipped = 1; skipped < chatsPerVisitor; skipped += 1) compose(panel);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const conversationId = /"conversationId":"([^"]+)"/.exec(await answer.text())?.[1];
    open.push({
      address: `${origin}/api/widget/${agent.agentId}/conversations/${conversationId}/live`,
      headers,
    });
  }
  await sleep(settleMs);
  const before = readUsage([pid]).rssMb;
  const ending = new AbortController();
  for (const { address, headers } of open) {
    const live = await fetch(address, { headers, signal: ending.signal });
    if (!live.ok) throw new Error(`An open panel was answered ${live.status}: ${await live.text()}`);
  }
  await sleep(settleMs);
  const after = readUsage([pid]).rssMb;
  ending.abort();
  return (Math.max(0, after - before) * megabyte) / panels;
}
