import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Services } from '#server/context.ts';
import { listAuditLog } from '#server/features/audit-log/list-audit-log.ts';
import { listContactMessages } from '#server/features/contact/list-contact-messages.ts';
import { listCosts } from '#server/features/operator/costs/list-costs.ts';
import { listWorkspaces } from '#server/features/operator/list-workspaces.ts';
import { createJobQueue } from '#server/jobs/create-job-queue.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';

/**
 * How long the lists of the operator take with many rows: `node bench/operator.ts [--rows 10000] [--rounds 20]`. Prints the
 * median of each with a hundred rows, with all of them, and the ratio of both in one run. On a database of its own.
 */
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '20' } },
});
const few = 100;
const many = Number(values.rows);

const { connection, contextOf, remove } = await openBenchDatabase();
const services: Services = contextOf('wsp_bench');
// The queue has a schema of its own, in which failed jobs are looked for.
const queue = await createJobQueue({
  pool: connection.pool,
  log: pino({ level: 'silent' }),
  handlers: [],
  isWorker: false,
});
try {
  await store(0, few);
  const before = await measure();
  await store(few, many);
  const after = await measure();
  console.log(
    `${'list'.padEnd(30)}${`${few} rows, ms`.padStart(16)}${`${many} rows, ms`.padStart(16)}${'ratio'.padStart(9)}`,
  );
  for (const [name, ms] of after) {
    const base = before.get(name) ?? Number.NaN;
    console.log(
      `${name.padEnd(30)}${base.toFixed(1).padStart(16)}${ms.toFixed(1).padStart(16)}${(ms / base).toFixed(1).padStart(9)}`,
    );
  }
  await queue.close();
  await connection.close();
} finally {
  await remove();
}

/** Rows from one number to another: workspaces with owner, agent, source and usage, answers, entries and messages. */
async function store(from: number, to: number): Promise<void> {
  const numbers = `generate_series(${from}, ${to - 1}) as n`;
  const id = (prefix: string) => `'${prefix}_' || lpad(n::text, 25, '0')`;
  for (const statement of [
    `insert into "user" (id, name, email) select ${id('usr')}, 'Owner ' || n, 'owner' || n || '@example.com' from ${numbers}`,
    `insert into workspace (id, name, plan) select ${id('wsp')}, 'Firm ' || n, 'pro' from ${numbers}`,
    `insert into workspace_member (workspace_id, user_id, role) select ${id('wsp')}, ${id('usr')}, 'owner' from ${numbers}`,
    `insert into usage (workspace_id, meter, period, used)
     select ${id('wsp')}, 'messages', to_char(now() at time zone 'utc', 'YYYY-MM'), n from ${numbers}`,
    `insert into audit_entry (id, action, actor_kind, created_at, workspace_id, actor_id, subject_name, address)
     select ${id('aud')}, 'api-key.created', 'user', now(), ${id('wsp')}, ${id('usr')}, 'Key ' || n, '192.0.2.1' from ${numbers}`,
    `insert into contact_message (id, name, email, message, created_at)
     select ${id('cnt')}, 'Kim ' || n, 'kim' || n || '@example.com', 'How long is the delivery?', now() from ${numbers}`,
  ])
    await connection.pool.query(statement);
  await connection.pool.query('analyze');
}

/** Median milliseconds by the name of the list. */
async function measure(): Promise<Map<string, number>> {
  const page = { limit: 25 };
  const calls: Record<string, () => Promise<unknown>> = {
    'workspaces, first page': () => listWorkspaces(services, page),
    'workspaces, by owner': () => listWorkspaces(services, { ...page, q: 'owner77@' }),
    'workspaces, with trouble': () => listWorkspaces(services, { ...page, state: 'troubled' }),
    'messages, first page': () => listContactMessages(services, page),
    'messages, search': () => listContactMessages(services, { ...page, q: 'kim77@' }),
    'audit log, first page': () => listAuditLog(services, null, page),
    'audit log, search by actor': () => listAuditLog(services, null, { ...page, q: 'owner77@' }),
    'costs of the month': () => listCosts(services, { limit: 50, offset: 0 }),
  };
  const medians = new Map<string, number>();
  for (const [name, call] of Object.entries(calls)) {
    await call();
    const times: number[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      const startedMs = performance.now();
      await call();
      times.push(performance.now() - startedMs);
    }
    medians.set(name, times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN);
  }
  return medians;
}
