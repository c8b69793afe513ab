import type { DayState } from '#contract/status/status.ts';

/** Checks of one part on one day (UTC, `YYYY-MM-DD`). */
export interface HealthDay {
  date: string;
  checks: number;
  failures: number;
}

export interface HealthSummary {
  /** Percent of the checks of all these days that passed; null when there were none. */
  uptime: number | null;
  days: { date: string; state: DayState; uptime: number | null }[];
}

export const historyDays = 90;

/** A day counts as up from the first value on, and as down below the second. */
const upPercent = 99.5;
const downPercent = 95;
const dayMs = 86_400_000;

/** Rounded down to two digits, so that one failure in a million never reads as 100. */
function percentOf(checks: number, failures: number): number | null {
  return checks === 0 ? null : Math.floor(((checks - failures) / checks) * 10_000) / 100;
}

function stateOf(uptime: number | null): DayState {
  if (uptime === null) return 'unknown';
  if (uptime >= upPercent) return 'up';
  return uptime >= downPercent ? 'degraded' : 'down';
}

/**
 * The last 90 days up to `today`, oldest first. Days without checks are `unknown`, as the product was switched off.
 */
export function summariseHealth(measured: readonly HealthDay[], today: string): HealthSummary {
  const dayOf = new Map(measured.map((day) => [day.date, day]));
  const todayMs = Date.parse(today);
  let checks = 0;
  let failures = 0;
  const days = Array.from({ length: historyDays }, (_, index) => {
    const date = new Date(todayMs - (historyDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    const day = dayOf.get(date);
    checks += day?.checks ?? 0;
    failures += day?.failures ?? 0;
    const uptime = day === undefined ? null : percentOf(day.checks, day.failures);
    return { date, state: stateOf(uptime), uptime };
  });
  return { uptime: percentOf(checks, failures), days };
}
