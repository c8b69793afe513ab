import { readRetryAfter } from '../../read-retry-after.ts';

type Headers = Record<string, string | string[] | undefined>;

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * Reads how long to stay away, in whole seconds: `Retry-After` in seconds or as an HTTP date (RFC 9110, 10.2.3),
 * OpenAI's `retry-after-ms`, or Google's `RetryInfo.retryDelay` ("7s") in the error's details. Null when none is
 * there or it makes no sense.
 */
export function readRequestedPause(headers: Headers, details: unknown, now: Date): number | null {
  const milliseconds = single(headers['retry-after-ms']);
  if (milliseconds !== undefined && /^\d+(\.\d+)?$/.test(milliseconds))
    return Math.ceil(Number(milliseconds) / 1000);

  const after = readRetryAfter(single(headers['retry-after']) ?? null, now.getTime());
  if (after !== null) return after;

  if (!Array.isArray(details)) return null;
  for (const detail of details as unknown[]) {
    if (typeof detail !== 'object' || detail === null || !('retryDelay' in detail)) continue;
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(String(detail.retryDelay))?.[1];
    if (seconds !== undefined) return Math.ceil(Number(seconds));
  }
  return null;
}
