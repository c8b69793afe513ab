import { describe, expect, test } from 'vitest';
import { describeFetchFailure } from './describe-fetch-failure.ts';
import type { FetchFailure } from './fetch-failure.ts';

const failures: [failure: FetchFailure, part: string][] = [
  [{ kind: 'gone', status: 404 }, '404'],
  [{ kind: 'gone', status: 410 }, 'was removed'],
  [{ kind: 'http-error', status: 401, retryAfterSeconds: null }, 'login'],
  [{ kind: 'http-error', status: 403, retryAfterSeconds: null }, 'crawler'],
  [{ kind: 'http-error', status: 429, retryAfterSeconds: null }, 'slow down (429)'],
  [{ kind: 'http-error', status: 429, retryAfterSeconds: 3_600 }, 'until 1 March, 11:00 UTC (429)'],
  [{ kind: 'http-error', status: 503, retryAfterSeconds: 86_401 }, 'until 2 March, 10:01 UTC (503)'],
  [{ kind: 'http-error', status: 503, retryAfterSeconds: null }, 'returned an error'],
  [{ kind: 'http-error', status: 429, retryAfterSeconds: 1e300 }, 'more than 30 days'],
  [{ kind: 'http-error', status: 502, retryAfterSeconds: null }, '502'],
  [{ kind: 'http-error', status: 418, retryAfterSeconds: null }, '418'],
  [{ kind: 'refused', reason: 'private-address' }, 'CRAWL_ALLOW_HOSTS'],
  [{ kind: 'unreachable' }, 'could not be reached'],
  [{ kind: 'too-large', limitBytes: 5 * 1_048_576 }, '5 MB'],
  [{ kind: 'timed-out' }, 'too long'],
];

describe('describeFetchFailure', () => {
  test.each(failures)('%j', (failure, part) => {
    const sentence = describeFetchFailure(failure, new Date('2026-03-01T10:00:00Z'));
    expect(sentence).toContain(part);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
