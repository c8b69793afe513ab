import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { parseJson } from '#core/safety/parse-json.ts';
import { readRetryAfter } from '#server/adapters/read-retry-after.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { errorSchema } from './cal-com-answers.ts';
import { readText } from './read-text.ts';

/** Versions are of a resource, and there is no call that lists them; without one an older shape comes (`cal-api-version`). */
const versions = {
  account: '2024-06-14',
  'event-types': '2024-06-14',
  slots: '2024-09-04',
  bookings: '2026-02-25',
  webhooks: '2024-06-14',
} as const;

export interface CalComCall<Answer> {
  key: string;
  resource: keyof typeof versions;
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v2`. */
  path: string;
  query?: Record<string, string>;
  body?: object;
  /** Of `data` in the answer. */
  schema: z.ZodType<Answer>;
}

export interface CallOptions {
  /** Without `/v2`. */
  apiBase: string;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

const longestPauseMs = 5_000;
const maximumBytes = 4 * 1_024 * 1_024;

/**
 * One call of Cal.com's API v2 (https://cal.com/docs/api-reference/v2). What was refused with 429 is sent once more,
 * as it was not done; what only reads also after a failure. Redirects are not followed: they could lead anywhere,
 * with the key.
 * @throws CalComProblem
 */
export async function callCalCom<Answer>(call: CalComCall<Answer>, options: CallOptions): Promise<Answer> {
  const { pause = sleep } = options;
  const first = await send(call, options);
  const again = first.kind === 'answer' ? first.answer.status === 429 : call.method === 'GET';
  if (!again) return readAnswer(call, first);
  const waitMs = first.kind === 'answer' ? waitOf(first.answer) : 300;
  if (waitMs > longestPauseMs) throw new CalComProblem('busy');
  await pause(waitMs);
  return readAnswer(call, await send(call, options));
}

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}
type Sent = { kind: 'answer'; answer: Answered } | { kind: 'failure'; cause: unknown };

async function send(
  { key, resource, method, path, query = {}, body }: CalComCall<unknown>,
  { apiBase, timeoutMs }: CallOptions,
): Promise<Sent> {
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(`${apiBase}/v2${path}${search === '' ? '' : `?${search}`}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        'cal-api-version': versions[resource],
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    if (status >= 500) {
      await response.body?.cancel();
      return { kind: 'failure', cause: new Error(`Cal.com answered ${status}.`) };
    }
    return { kind: 'answer', answer: { status, headers, text: await readText(response, maximumBytes) } };
  } catch (cause) {
    return { kind: 'failure', cause };
  }
}

/**
 * Until its limit of calls starts again: as `Retry-After` says, or the time in its own header, in seconds since 1970
 * or from now.
 */
function waitOf({ headers }: Answered): number {
  const after = readRetryAfter(headers.get('retry-after'), Date.now());
  if (after !== null) return after * 1_000;
  const reset = Number(headers.get('x-ratelimit-reset-default') ?? Number.NaN);
  if (Number.isNaN(reset)) return 1_000;
  return Math.max(0, reset > 1e9 ? reset * 1_000 - Date.now() : reset * 1_000);
}

function readAnswer<Answer>({ schema }: CalComCall<Answer>, sent: Sent): Answer {
  if (sent.kind === 'failure') throw new CalComProblem('unavailable', { cause: sent.cause });
  const { status, text } = sent.answer;
  const json = parseJson(text);
  if (status >= 200 && status < 300) {
    const read = schema.safeParse((json as { data?: unknown } | null | undefined)?.data);
    if (read.success) return read.data;
    throw new CalComProblem('unavailable', { cause: read.error });
  }
  const message = errorSchema.safeParse(json).data?.error.message ?? '';
  throw new CalComProblem(kindOf(status, message), { cause: new Error(`${status}: ${message}`) });
}

/** A time that is gone is an answer 400 like any other: only its words tell it from a mistake. */
const taken =
  /already has booking at this time|is not available|can't be booked at the "start" time|book a meeting in the past|no_available_users|booking limit|limit reached/i;

function kindOf(status: number, message: string): CalComProblem['kind'] {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'not-found';
  if (status === 429) return 'busy';
  if (status === 409 || taken.test(message)) return 'taken';
  return 'refused';
}
