import { describe, expect, test } from 'vitest';
import { describeFetchFailure, type FetchFailure } from './describe-fetch-failure.ts';

const failures: [failure: FetchFailure, part: string][] = [
  [{ kind: 'gone', status: 404 }, '404'],
  [{ kind: 'gone', status: 410 }, 'for good'],
  [{ kind: 'http-error', status: 401, retryAfterSeconds: null }, 'login'],
  [{ kind: 'http-error', status: 403, retryAfterSeconds: null }, 'crawler'],
  [{ kind: 'http-error', status: 429, retryAfterSeconds: 60 }, 'slow down'],
  [{ kind: 'http-error', status: 502, retryAfterSeconds: null }, '502'],
  [{ kind: 'http-error', status: 418, retryAfterSeconds: null }, '418'],
  [{ kind: 'refused', reason: 'private-address' }, 'CRAWL_ALLOW_HOSTS'],
  [{ kind: 'refused', reason: 'host-paused' }, 'later'],
  [{ kind: 'unreachable' }, 'could not be reached'],
  [{ kind: 'too-large', limitBytes: 5 * 1_048_576 }, '5 MB'],
  [{ kind: 'timed-out' }, 'too long'],
];

describe('describeFetchFailure', () => {
  test.each(failures)('%j', (failure, part) => {
    const sentence = describeFetchFailure(failure);
    expect(sentence).toContain(part);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
