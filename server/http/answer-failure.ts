import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { isDatabaseAway } from '#server/database/is-database-away.ts';
import { isDatabaseBusy } from '#server/database/is-database-busy.ts';
import { Failure, failure } from '#server/failure.ts';

/** A restart of a database takes seconds, and so does what others lock. */
const databaseRestSeconds = 5;
const tookTooLong = 'This takes too long at the moment. Please try again soon.';
/** As proxies note it; no standard has a status for it. */
const callerLeft = 499;

/** The one place where an error becomes an answer. An unknown error shows a constant sentence and is logged. */
export function answerFailure(
  c: HonoContext,
  log: Logger,
  error: unknown,
  shape: Endpoint['failure'] | undefined,
): Response {
  const { signal } = c.req.raw;
  // The caller has left, and the work stopped for that: nothing failed, and nobody reads the answer.
  if (signal.aborted && error === signal.reason) return c.body(null, callerLeft as ContentfulStatusCode);
  if (!(error instanceof Failure))
    log.error({ err: error, requestId: c.res.headers.get('x-request-id') }, 'request failed');
  const known = error instanceof Failure ? error : nameUnknown(error);
  if (known.retryAfterSeconds !== undefined) c.header('Retry-After', String(known.retryAfterSeconds));
  const status = known.status as ContentfulStatusCode;
  if (shape === 'account') {
    // The specification's shape has no code; this one says that the call is worth repeating.
    const code = known.code === 'confirmation-needed' ? { code: known.code } : {};
    return c.json({ success: false, ...code, message: known.message }, status);
  }
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: known.message,
      ...(known.details === undefined ? {} : { details: known.details }),
    },
  };
  return c.json(body, status);
}

/**
 * A request that met a database in a restart, without a free connection or busy with what others change is worth sending
 * again.
 */
function nameUnknown(error: unknown): Failure {
  if (isDatabaseAway(error)) return failure('unavailable', { retryAfterSeconds: databaseRestSeconds });
  if (isDatabaseBusy(error))
    return failure('unavailable', { message: tookTooLong, retryAfterSeconds: databaseRestSeconds });
  return failure('internal-error');
}
