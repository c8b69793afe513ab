import { sql } from 'drizzle-orm';
import type { StatusPart } from '#contract/status/status.ts';
import type { Services } from '#server/context.ts';
import { checkHealth } from '#server/features/operation/check-health.ts';
import { silentSeconds } from './health-times.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { secondsSinceHeartbeat } from './seconds-since-heartbeat.ts';

/** A part that has said nothing for a day is no longer part of this installation. */
const goneSeconds = 86_400;

interface HealthSampler {
  /** One round of checks. */
  sample(): Promise<void>;
}

/**
 * Counts checks and failures by part and day. They are kept in memory until the database takes them, for else its own
 * failures would be the ones that nobody writes down. Counts, not times: with several processes each makes its own
 * checks, and the share of those that passed stays what it is.
 * @param isWebHealthy whether this process answers browsers; null in one that does not
 */
export function createHealthSampler(
  services: Services,
  isWebHealthy: (() => Promise<boolean>) | null,
): HealthSampler {
  const open = new Map<string, { part: StatusPart; date: string; checks: number; failures: number }>();

  function count(part: StatusPart, passed: boolean): void {
    const date = services.clock.now().toISOString().slice(0, 10);
    const key = `${part} ${date}`;
    const row = open.get(key) ?? { part, date, checks: 0, failures: 0 };
    open.set(key, { ...row, checks: row.checks + 1, failures: row.failures + (passed ? 0 : 1) });
  }

  async function countWeb(isDatabaseUp: boolean): Promise<void> {
    if (isWebHealthy !== null) {
      const isHealthy = await isWebHealthy();
      count('web', isHealthy);
      if (isHealthy && isDatabaseUp) await recordHeartbeat(services, 'web');
    } else if (isDatabaseUp) {
      // Of web processes that answer, each counts for itself; one that has died cannot.
      const seconds = await secondsSinceHeartbeat(services, 'web');
      if (seconds !== null && seconds > silentSeconds && seconds < goneSeconds) count('web', false);
    }
  }

  async function store(): Promise<void> {
    const rows = [...open.values()];
    const column = <T>(pick: (row: (typeof rows)[number]) => T) => sql.param(rows.map(pick));
    await services.db.execute(sql`
      insert into health_day as day (part, date, checks, failures)
      select * from unnest(${column(({ part }) => part)}::text[], ${column(({ date }) => date)}::date[],
        ${column(({ checks }) => checks)}::int[], ${column(({ failures }) => failures)}::int[])
      on conflict (part, date) do update
        set checks = day.checks + excluded.checks, failures = day.failures + excluded.failures`);
    open.clear();
  }

  return {
    async sample() {
      const { database, jobs } = await checkHealth(services);
      const isDatabaseUp = database === 'ok';
      count('database', isDatabaseUp);
      try {
        const seconds = isDatabaseUp ? await secondsSinceHeartbeat(services, 'jobs') : null;
        count('jobs', jobs === 'ok' && seconds !== null && seconds <= silentSeconds);
        await countWeb(isDatabaseUp);
        if (isDatabaseUp) await store();
      } catch (error) {
        // What was counted waits for the next round.
        services.log.warn({ err: error }, 'health could not be stored');
      }
    },
  };
}
