import type { Hono } from 'hono';
import type { Services } from '#server/context.ts';
import { answerFailure } from '#server/http/answer-failure.ts';
import { readRawBody } from '#server/http/input/read-raw-body.ts';
import { receiveCalComEvent } from './receive-cal-com-event.ts';

/** Messages of Cal.com are a few kilobytes. */
const maximumBytes = 512 * 1_024;

/** Where Cal.com tells of bookings: no endpoint of the API, as its protocol signs the bytes of the body. */
export function bindCalComPages(app: Hono, services: Services): void {
  app.post('/api/cal-com/webhook/:workspaceId', async (c) => {
    try {
      const body = await readRawBody(c.req.raw, maximumBytes);
      await receiveCalComEvent(
        services,
        c.req.param('workspaceId'),
        body,
        c.req.header('x-cal-signature-256') ?? '',
      );
      return c.json({ received: true });
    } catch (error) {
      return answerFailure(c, services.log, error, undefined);
    }
  });
}
