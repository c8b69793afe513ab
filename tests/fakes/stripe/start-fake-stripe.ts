import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { TestCardId } from '#contract/billing/test-cards.ts';
import { listen } from '../listen.ts';
import { advanceFake } from './advance-fake.ts';
import { checkForm } from './check-form.ts';
import { createFakeRoutes } from './create-fake-routes.ts';
import { createFakeState } from './create-fake-state.ts';
import { emitEvent } from './emit-event.ts';
import type { FakeEvent, FakeState } from './fake-state.ts';
import { makeId } from './make-id.ts';
import { type Form, parseForm } from './parse-form.ts';
import { payOnFakePage } from './pay-on-fake-page.ts';
import { refuse } from './refuse.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface FakeCard {
  testCard: TestCardId;
  expiryMonth: number;
  expiryYear: number;
  isConfirmed: boolean;
}

export interface FakeStripe {
  origin: string;
  state: FakeState;
  /** Calls that were refused as Stripe would refuse them, though none of them should be made: a test expects none. */
  misuses: string[];
  /** Does as a buyer on the page with this URL; answers the decline code, null where it was paid or added. */
  pay(url: string, card: FakeCard): string | null;
  advanceTo(date: Date): void;
  /** Gives money back, or notes a dispute, as the operator or a bank does at Stripe. */
  refund(invoiceId: string, cents: number): void;
  dispute(invoiceId: string): void;
  /** Ends the dispute as the bank decides. */
  settleDispute(invoiceId: string, status: 'won' | 'lost'): void;
  /** The next calls that change something end without an answer: before they are carried out, or after. */
  failNext(when: 'before' | 'after', count?: number): void;
  /** The next calls of any kind are answered with an error of Stripe's own. */
  breakNext(count: number): void;
  /** The body and the signature of a webhook about an event. */
  signEvent(event: FakeEvent): { body: string; signature: string };
  close(): Promise<void>;
}

export const fakeWebhookSecret = 'whsec_test_secret';

/**
 * A strict local Stripe: it keeps state, reckons proration by the second, remembers idempotency keys, refuses parameters that
 * a call does not have, and has a clock that only tests move.
 */
export async function startFakeStripe(now: Date): Promise<FakeStripe> {
  const state = createFakeState(now);
  const misuses: string[] = [];
  const answered = new Map<string, { body: string; answer: Answer }>();
  const faults: ('before' | 'after')[] = [];
  let broken = 0;
  let origin = '';
  const routes = createFakeRoutes(state, () => origin);

  const perform = (method: string, path: string, form: Form): Answer => {
    try {
      const route = routes.find((each) => each.method === method && each.path.test(path));
      if (route === undefined) throw refuse('unknown_route', `${method} ${path}`, 404);
      checkForm(form, route.allowed);
      return { status: 200, body: route.run(form, route.path.exec(path)?.[1] ?? '') };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      if (isMisuse(error)) misuses.push(`${method} ${path}: ${error.message}`);
      return { status: error.status, body: { error: error.body } };
    }
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const method = request.method ?? 'GET';
      const isChange = method !== 'GET';
      const fault = isChange ? faults.shift() : undefined;
      if (fault === 'before') return request.socket.destroy();
      if (broken > 0) {
        broken -= 1;
        response.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
        response.end(JSON.stringify({ error: { type: 'api_error', message: 'Out of order.' } }));
        return;
      }
      const key = String(request.headers['idempotency-key'] ?? '');
      const known = key === '' ? undefined : answered.get(key);
      const answer =
        refuseHeaders(request) ??
        (known === undefined
          ? perform(method, pathname, parseForm(isChange ? body : searchParams.toString()))
          : known.body === body
            ? known.answer
            : { status: 400, body: { error: { type: 'idempotency_error', message: 'Another body.' } } });
      if (key !== '' && method === 'POST') answered.set(key, { body, answer });
      if (fault === 'after') return request.socket.destroy();
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'request-id': makeId(state, 'req'),
      });
      response.end(JSON.stringify(answer.body));
    });
  });
  const { host, close } = await listen(server);
  origin = `http://${host}`;
  return {
    get origin() {
      return origin;
    },
    state,
    misuses,
    pay: (url, card) => payOnFakePage(state, url.split('/').at(-1) ?? '', card),
    advanceTo: (date) => advanceFake(state, Math.floor(date.getTime() / 1_000)),
    refund(invoiceId, amount) {
      const charge = chargeOf(state, invoiceId);
      const id = makeId(state, 're');
      state.refunds.set(id, { id, charge: charge.id, created: state.now, amount });
      charge.refunded += amount;
      emitEvent(state, 'charge.refunded', charge.customer);
    },
    dispute(invoiceId) {
      const charge = chargeOf(state, invoiceId);
      charge.isDisputed = true;
      const id = makeId(state, 'dp');
      const { amount } = charge;
      state.disputes.set(id, {
        id,
        charge: charge.id,
        created: state.now,
        amount,
        status: 'needs_response',
      });
      emitEvent(state, 'charge.dispute.created', charge.customer, charge.id);
    },
    settleDispute(invoiceId, status) {
      const charge = chargeOf(state, invoiceId);
      const dispute = [...state.disputes.values()].findLast((each) => each.charge === charge.id);
      if (dispute === undefined) throw new Error(`Nobody disputes ${invoiceId}.`);
      dispute.status = status;
      emitEvent(state, 'charge.dispute.closed', charge.customer, charge.id);
    },
    failNext: (when, count = 1) => void faults.push(...Array<typeof when>(count).fill(when)),
    breakNext(count) {
      broken = count;
    },
    signEvent: ({ id, type, created, customer, charge }) => {
      const kind = type.split('.').slice(0, -1).join('.');
      const object =
        kind === 'customer'
          ? { object: kind, id: customer }
          : charge === undefined
            ? { object: kind, id: 'any', customer }
            : { object: 'dispute', id: 'any', charge };
      const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: fakeWebhookSecret,
      });
      return { body, signature };
    },
    close,
  };
}

interface Answer {
  status: number;
  body: unknown;
}

/** A declined card, what is not there, a tax number that somebody mistyped and a page that somebody else has ended are part of life; a wrong call is not. */
const lifelike: readonly unknown[] = [
  'resource_missing',
  'resource_already_exists',
  'checkout_session_not_open',
  'tax_id_invalid',
];

const isMisuse = ({ status, body }: StripeRefusal): boolean =>
  status !== 402 && !lifelike.includes(body.code);

function refuseHeaders({ headers }: IncomingMessage): Answer | null {
  if (headers.authorization !== 'Bearer sk_test_fake')
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API key.' } } };
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Unknown version.' } } };
  return null;
}

function chargeOf(state: FakeState, invoiceId: string) {
  const intent = state.invoices.get(invoiceId)?.intent;
  const charge = [...state.charges.values()].find(
    (each) => each.intent === intent && each.status === 'succeeded',
  );
  if (charge === undefined) throw new Error(`Nothing was charged for ${invoiceId}.`);
  return charge;
}
