import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { eraseOldData } from '#server/features/privacy/erase-old-data.ts';
import { formatTable } from './chat/format-table.ts';
import { percentile } from './chat/load-chats.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';
import { storeHistory } from './counts/store-history.ts';

/**
 * What it costs to erase conversations that a workspace keeps no longer: `node bench/retention.ts [--messages 2000000] [--search]`.
 *
 * Stores a year of messages (half of them answers), erases the older half by the job of the product, and meanwhile stores a
 * message every 50 ms, as a chat would. Then as many are stored again, to see whether the space is used again.
 */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '2000000' }, search: { type: 'boolean', default: false } },
});
const questions = Number(values.messages) / 2;
const keptDays = 183;
const probeMs = 50;
const megabyte = 1_024 ** 2;
const tables = ['conversation', 'message', 'question', 'question_words'];

const bench = await openBenchDatabase();
const { pool } = bench.connection;
const ctx = { ...bench.contextOf('wsp_bench'), log: pino({ level: 'silent' }) };
const rows: Record<string, string>[] = [];
try {
  await pool.query("insert into workspace (id, name, plan) values ('wsp_bench', 'Shop', 'enterprise')");
  const agentId = await createAgent(ctx, { name: 'Helper' });
  const storedMs = await time(() => storeHistory(pool, agentId, questions, values.search));
  await note(`a year of ${Number(values.messages).toLocaleString('en')} messages was stored`, storedMs);
  const quiet = await probeFor(3_000);
  await pool.query(
    "insert into privacy_settings (workspace_id, conversation_days, masks_card_numbers) values ('wsp_bench', $1, false)",
    [keptDays],
  );
  const before = await readLog();
  let isErasing = true;
  const probing = probe(() => isErasing);
  const erasedMs = await time(() => eraseOldData(ctx, new AbortController().signal)).finally(() => {
    isErasing = false;
    return probing;
  });
  const busy = await probing;
  const log = (await readLog()) - before;
  // The database counts dead rows once a second.
  await sleep(2_000);
  await note('the older half was erased', erasedMs, log);
  await note('autovacuum has been over it, or two minutes', await time(untilVacuumed));
  const { rows: left } = await pool.query<{ count: string }>('select count(*) from message');
  const erased = Number(values.messages) - Number(left[0]?.count);
  await note('as many messages were stored again', await time(() => storeAgain(erased)));
  process.stdout.write(`${formatTable(rows)}\n
${erased.toLocaleString('en')} messages were erased, ${Math.round((erased / erasedMs) * 1_000).toLocaleString('en')} a second.
A message was stored in ${show(quiet)} before, and in ${show(busy)} meanwhile (half of them, 99 of 100).\n`);
} finally {
  await bench.connection.close();
  await bench.remove();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

async function note(what: string, ms: number, log?: number): Promise<void> {
  const { rows: sizes } = await pool.query<{ size: string; dead: string }>(
    `select sum(pg_total_relation_size(relid)) as size, sum(n_dead_tup) as dead
     from pg_stat_user_tables where relname = any($1)`,
    [tables],
  );
  rows.push({
    after: what,
    took: `${(ms / 1_000).toFixed(1)} s`,
    'on the disk': `${(Number(sizes[0]?.size) / megabyte).toFixed(0)} MB`,
    'dead rows': Number(sizes[0]?.dead).toLocaleString('en'),
    log: log === undefined ? '' : `${(log / megabyte).toFixed(0)} MB`,
  });
}

async function readLog(): Promise<number> {
  const { rows: found } = await pool.query<{ log: string }>(
    "select pg_current_wal_lsn() - '0/0'::pg_lsn as log",
  );
  return Number(found[0]?.log);
}

async function untilVacuumed(): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const { rows: found } = await pool.query<{ done: boolean }>(
      "select n_dead_tup < n_live_tup * 0.05 as done from pg_stat_user_tables where relname = 'message'",
    );
    if (found[0]?.done === true) return;
    await sleep(1_000);
  }
}

/** Copies of what is left, which are as long as what was erased. */
function storeAgain(count: number): Promise<unknown> {
  return pool.query(
    `insert into message (id, workspace_id, conversation_id, role, text, outcome, sources, created_at)
     select 'msg_again' || gen_random_uuid(), workspace_id, conversation_id, role, text, outcome, sources, now()
     from message limit $1`,
    [count],
  );
}

function probeFor(ms: number): Promise<number[]> {
  const endMs = performance.now() + ms;
  return probe(() => performance.now() < endMs);
}

async function probe(goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn()) {
    times.push(await time(() => storeMessage(pool)));
    await sleep(probeMs);
  }
  return times;
}

function storeMessage(database: Pool): Promise<unknown> {
  return database.query(`
    with newest as (select id from conversation order by id desc limit 1)
    insert into message (id, workspace_id, conversation_id, role, text)
    select 'msg_probe' || gen_random_uuid(), 'wsp_bench', id, 'user', 'How long does a refund take?' from newest`);
}

function show(times: number[]): string {
  return `${percentile(times, 50).toFixed(1)} and ${percentile(times, 99).toFixed(1)} ms`;
}
