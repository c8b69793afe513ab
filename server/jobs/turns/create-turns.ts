import type { DatabaseSession } from '#server/database/connections/database-session.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { jobSchema } from '#server/jobs/job-schema.ts';
import { chooseToYield, type GroupAtWork } from './choose-to-yield.ts';

/** The places of the jobs that run in this process, and whose turn is over. */
export interface Turns {
  /** Notes that a job runs. `over` is aborted when it has had its turn and another group has fewer places. */
  begin(handler: JobHandler, groupId: string | null | undefined): { over: AbortSignal; end(): void };
  /** To be called every few seconds: where all places are taken, ends one turn of each name of jobs that others wait for. */
  endOverdue(): Promise<void>;
}

interface Running {
  groupId: string;
  startedMs: number;
  over: AbortController;
}

/** Shares out the places of jobs that run for minutes, and that can go on later where they were. */
export function createTurns(session: DatabaseSession): Turns {
  const runningOf = new Map<JobHandler, Set<Running>>();

  async function endOne(handler: JobHandler, turnSeconds: number): Promise<void> {
    const running = [...(runningOf.get(handler) ?? [])].filter(({ over }) => !over.signal.aborted);
    // One that waits takes a free place without anybody giving up theirs.
    if (running.length < handler.concurrency) return;
    const before = performance.now() - turnSeconds * 1_000;
    const overdue = running
      .filter(({ startedMs }) => startedMs <= before)
      .sort((a, b) => a.startedMs - b.startedMs);
    if (overdue.length === 0) return;
    const chosen = chooseToYield(overdue, await readGroups(session, handler.name));
    chosen?.over.abort(new Error('Others wait for this place.'));
  }

  return {
    begin(handler, groupId) {
      const over = new AbortController();
      if (handler.turnSeconds === undefined || !groupId) return { over: over.signal, end: () => undefined };
      const running = runningOf.get(handler) ?? new Set();
      runningOf.set(handler, running);
      const job = { groupId, startedMs: performance.now(), over };
      running.add(job);
      return { over: over.signal, end: () => void running.delete(job) };
    },
    async endOverdue() {
      for (const handler of runningOf.keys())
        if (handler.turnSeconds !== undefined) await endOne(handler, handler.turnSeconds);
    },
  };
}

/** One that has just come may be taken by another process. */
const freshSeconds = 2;

async function readGroups(session: DatabaseSession, name: string): Promise<GroupAtWork[]> {
  const rows = await session.query<{ group_id: string; running: string; is_waiting: boolean }>({
    text: `
      SELECT group_id, count(*) FILTER (WHERE state = 'active') AS running,
        bool_or(state < 'active' AND start_after <= now() - interval '${freshSeconds} seconds') AS is_waiting
      FROM ${jobSchema}.job WHERE name = $1 AND state <= 'active' AND group_id IS NOT NULL GROUP BY group_id`,
    values: [name],
  });
  return rows.map((row) => ({
    groupId: row.group_id,
    running: Number(row.running),
    isWaiting: row.is_waiting,
  }));
}
