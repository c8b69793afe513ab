import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatus as endpoint } from '#contract/status/status.endpoints.ts';
import { type StatusPart, statusParts } from '#contract/status/status.ts';
import { type HealthDay, summariseHealth } from '#core/health/summarise-health.ts';
import type { Services } from '#server/context.ts';
import { checkHealth } from '#server/features/operation/check-health.ts';
import { silentSeconds } from './health-times.ts';
import { secondsSinceHeartbeat } from './seconds-since-heartbeat.ts';
import { healthDay } from './status.table.ts';

type Status = AnswerOf<typeof endpoint>;
type State = Status['status'];

/** Jobs that have not run for so long are down, before that they are late. */
const downSeconds = 900;

/**
 * Health at this moment, and the days that were measured. While the database is down, the history is that of `before`.
 */
export async function getStatus(services: Services, before: Status | null): Promise<Status> {
  const now = services.clock.now();
  const { database, jobs } = await checkHealth(services);
  const isDatabaseUp = database === 'ok';
  const states: Record<StatusPart, State> = {
    // It answers: it is this process.
    web: 'operational',
    database: isDatabaseUp ? 'operational' : 'down',
    jobs: isDatabaseUp && jobs === 'ok' ? jobsState(await secondsSinceHeartbeat(services, 'jobs')) : 'down',
  };
  const history = isDatabaseUp ? await readHistory(services) : null;
  const today = now.toISOString().slice(0, 10);
  const parts = statusParts.map((name) => {
    const kept = before?.parts.find((part) => part.name === name);
    const { uptime, days } =
      history === null && kept !== undefined ? kept : summariseHealth(history?.get(name) ?? [], today);
    return { name, status: states[name], uptime, days };
  });
  return { status: overall(states), checkedAt: now.toISOString(), parts };
}

function jobsState(silence: number | null): State {
  // Right after the first start there is no heartbeat yet, and nothing is wrong.
  if (silence === null || silence <= silentSeconds) return 'operational';
  return silence <= downSeconds ? 'degraded' : 'down';
}

function overall({ database, jobs }: Record<StatusPart, State>): State {
  if (database === 'down') return 'down';
  return jobs === 'operational' ? 'operational' : 'degraded';
}

async function readHistory({ db }: Services): Promise<Map<StatusPart, HealthDay[]>> {
  const history = new Map<StatusPart, HealthDay[]>();
  for (const { part, ...day } of await db.select().from(healthDay)) {
    history.set(part, [...(history.get(part) ?? []), day]);
  }
  return history;
}
