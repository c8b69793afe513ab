import type { FetchFailure } from './fetch-failure.ts';

interface BusyAnswer {
  kind: 'http-error';
  status: 429 | 503;
  retryAfterSeconds: number | null;
}

/** "Not now": 429, or 503 with a time. A 503 that names no time is an outage, and nothing to wait for. */
export function isBusy(result: FetchFailure | { kind: 'ok' | 'not-modified' }): result is BusyAnswer {
  if (result.kind !== 'http-error') return false;
  return result.status === 429 || (result.status === 503 && result.retryAfterSeconds !== null);
}
