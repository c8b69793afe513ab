import type { Hono } from 'hono';
import type { Services } from '#server/context.ts';
import { answerFailure } from '#server/http/answer-failure.ts';
import { readRawBody } from '#server/http/input/read-raw-body.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

/** Messages of Stripe are a few kilobytes. */
const maximumBytes = 512 * 1_024;

/** Where Stripe reports changes: no endpoint of the API, as its protocol signs the bytes of the body. */
export function bindPaymentWebhook(app: Hono, services: Services): void {
  app.post('/api/stripe/webhook', async (c) => {
    try {
      const body = await readRawBody(c.req.raw, maximumBytes);
      await receivePaymentEvent(services, body, c.req.header('stripe-signature') ?? '');
      return c.json({ received: true });
    } catch (error) {
      return answerFailure(c, services.log, error, undefined);
    }
  });
}
