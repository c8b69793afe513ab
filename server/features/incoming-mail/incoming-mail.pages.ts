import type { Hono, Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { answerFailure } from '#server/http/answer-failure.ts';
import { readRawBody } from '#server/http/input/read-raw-body.ts';
import { largestEmail, mostEmailsAtOnce } from '#server/ports/incoming-mail.ts';
import { isRecentTimestamp } from './is-recent-timestamp.ts';
import { receivePostedEmail } from './receive-posted-email.ts';

/** Where a mail service posts emails: no endpoint of the API, as the bytes of the body are the email and are signed. */
export function bindIncomingMailPages(app: Hono, services: Services): void {
  let open = 0;
  app.post('/api/incoming-mail', async (c) => {
    open += 1;
    try {
      if (open > mostEmailsAtOnce) throw failure('unavailable', { retryAfterSeconds: 30 });
      await take(c, services);
      return c.json({ received: true });
    } catch (error) {
      return answerFailure(c, services.log, error, undefined);
    } finally {
      open -= 1;
    }
  });
}

async function take(c: HonoContext, services: Services): Promise<void> {
  const secret = services.config.INCOMING_MAIL_SECRET;
  if (secret === undefined) throw failure('not-found');
  const signature = {
    id: c.req.header('webhook-id') ?? '',
    timestamp: c.req.header('webhook-timestamp') ?? '',
    signatures: c.req.header('webhook-signature') ?? '',
  };
  // Megabytes are read only for who at least knows what a signature looks like.
  if (signature.signatures === '' || !isRecentTimestamp(signature.timestamp, services.clock.now()))
    throw failure('not-allowed', { message: 'This email is not signed, or its signature is too old.' });
  const bytes = await readRawBody(c.req.raw, largestEmail);
  await receivePostedEmail(services, bytes, { secret, signature });
}
