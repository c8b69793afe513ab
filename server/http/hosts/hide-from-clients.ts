import type { MiddlewareHandler } from 'hono';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { isPlatformCall } from '#server/white-label/is-platform-call.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { answerFailure } from '../answer-failure.ts';

/** Answers 404 under a partner's host for calls that belong to no page there; an operator has no powers there. */
export function hideFromClients(services: Services): MiddlewareHandler {
  return async (c, next) =>
    labelStore.getStore() && isPlatformCall(c.req.path)
      ? answerFailure(c, services.log, failure('not-found'), undefined)
      : next();
}
