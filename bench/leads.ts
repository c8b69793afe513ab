import { parseArgs } from 'node:util';
import type { Context } from '#server/context.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { exportLeads } from '#server/features/leads/export-leads.ts';
import { listLeads } from '#server/features/leads/list-leads.ts';
import type { LeadFilter } from '#server/features/leads/match-leads.ts';
import { setLeadStatus } from '#server/features/leads/set-lead-status.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';
import { parentOf, readUsage } from './chat/process-usage.ts';
import { measureLeadsPage } from './leads/measure-leads-page.ts';
import { storeLeads } from './leads/store-leads.ts';

/**
 * How long the list of leads takes with many of them: `node bench/leads.ts [--leads 50000] [--rounds 20]`. As many again
 * belong to another workspace. Prints the CPU of each call (of this process and the database), the median and the 95th
 * percentile, and that as a share of the limit; then a change of all leads, an export with the memory that it took, and
 * how long the page takes in a browser until a lead can be chosen. Runs on a database of its own. On a busy machine read
 * the CPU: the times are upper bounds.
 */
const { values } = parseArgs({
  options: { leads: { type: 'string', default: '50000' }, rounds: { type: 'string', default: '20' } },
});
const count = Number(values.leads);
const limitMs = 150;

const { connection, connectionString, contextOf, remove } = await openBenchDatabase();
try {
  const contexts = ['wsp_bench', 'wsp_other'].map(contextOf);
  const agents: string[] = [];
  for (const ctx of contexts) {
    await connection.pool.query(`insert into workspace (id, name, plan) values ($1, 'Shop', 'enterprise')`, [
      ctx.workspace.id,
    ]);
    const agentId = await createAgent(ctx, { name: 'Helper' });
    const prefix = String(agents.length);
    await storeLeads(connection.pool, { workspaceId: ctx.workspace.id, agentId, count, prefix });
    agents.push(agentId);
  }
  const [ctx] = contexts as [Context];
  const { rows } = await connection.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await measureLists(ctx, agents[0] as string, parentOf(rows[0]?.pid ?? 0));
  await measureChange(ctx);
  await measureExport(ctx);
  await measureLeadsPage(connection, connectionString, { count, visits: 5 });
  await connection.close();
} finally {
  await remove();
}

/** @param databasePid of the database's main process, whose CPU tells the cost on a busy machine too */
async function measureLists(ctx: Context, agentId: string, databasePid: number): Promise<void> {
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const queries: Record<string, LeadFilter & { cursor?: string }> = {
    'first page': {},
    'last page': { cursor: `led_0${'60'.padStart(24, '0')}` },
    '8 days': { from: since(8) },
    'a week long ago': { from: since(300), to: since(293) },
    'by status': { status: 'won' },
    'with a note': { has: 'note' },
    'search, one lead': { q: `visitor${Math.floor(count / 3)}@` },
    'search, many leads': { q: 'example.com' },
    'search, nothing': { q: 'zeppelin' },
    'search, phone number': { q: `30-${1_000_000 + Math.floor(count / 2)}` },
    'search, status, 31 days': { q: 'quote', status: 'won', from: since(31) },
  };
  console.log(
    `${'call'.padEnd(28)}${'CPU ms'.padStart(9)}${'median ms'.padStart(12)}${'p95 ms'.padStart(10)}${`of ${limitMs} ms`.padStart(12)}`,
  );
  for (const [name, query] of Object.entries(queries)) {
    const run = () => listLeads(ctx, { agentId, limit: 50, ...query });
    await run();
    const times: number[] = [];
    const { cpuMs } = readUsage([process.pid, databasePid]);
    for (let round = 0; round < Number(values.rounds); round++) {
      const startedMs = performance.now();
      await run();
      times.push(performance.now() - startedMs);
    }
    const cpu = (readUsage([process.pid, databasePid]).cpuMs - cpuMs) / Number(values.rounds);
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const columns = [
      cpu.toFixed(1).padStart(9),
      at(0.5).toFixed(1).padStart(12),
      at(0.95).toFixed(1).padStart(10),
    ];
    console.log(
      name.padEnd(28) + columns.join('') + `${((100 * at(0.95)) / limitMs).toFixed(0)} %`.padStart(12),
    );
  }
}

async function measureChange(ctx: Context): Promise<void> {
  const startedMs = performance.now();
  const { leads } = await setLeadStatus(ctx, {
    selection: { filter: { status: 'new' }, newestId: 'led_z' },
    status: 'contacted',
  });
  console.log(`\nstatus of ${leads} leads set in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
}

/** Read as fast as it comes; memory is that of this process, with what the database driver holds. */
async function measureExport(ctx: Context): Promise<void> {
  const startedMs = performance.now();
  const before = process.memoryUsage().rss;
  let [bytes, highest] = [0, before];
  for await (const piece of exportLeads(ctx, { format: 'csv' }).body as ReadableStream<Uint8Array>) {
    bytes += piece.length;
    highest = Math.max(highest, process.memoryUsage().rss);
  }
  const mebibytes = (size: number) => (size / 1_048_576).toFixed(1);
  console.log(
    `export of ${mebibytes(bytes)} MiB in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s, memory + ${mebibytes(highest - before)} MiB`,
  );
}
