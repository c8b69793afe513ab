import type { Context as HonoContext } from 'hono';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { StepCookie } from './define-step-cookie.ts';

/** What the step before kept, once: the cookie goes with it. `cannot-process` when there is none that fits. */
export function requireStep<Content>(
  http: HonoContext,
  services: Services,
  step: StepCookie<Content>,
  fits: (content: Content) => boolean = () => true,
): Content {
  const content = step.read(http, services);
  step.clear(http, services);
  if (content === null || !fits(content)) {
    throw failure('cannot-process', {
      message: 'This took too long, or was started in another window. Start again.',
    });
  }
  return content;
}
