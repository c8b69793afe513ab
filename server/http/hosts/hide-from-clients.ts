import type { MiddlewareHandler } from 'hono';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { answerFailure } from '../answer-failure.ts';

/** For the product's own customers, partners and operators: their pages are not under a partner's host, either. */
const ours = /^\/api\/(operator|partner|referral-visits|contact|waitlist|trials|demo-agent|chatgenie)(\/|$)/;

/** Answers 404 under a partner's host for calls that belong to no page there; an operator has no powers there. */
export function hideFromClients(services: Services): MiddlewareHandler {
  return async (c, next) =>
    labelStore.getStore() && ours.test(c.req.path)
      ? answerFailure(c, services.log, failure('not-found'), undefined)
      : next();
}
