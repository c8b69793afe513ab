import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** Signing in to Notion needs a browser, which keeps a cookie of the attempt. */
export function requireBrowser({ actor }: Context): void {
  if (actor.kind === 'user') return;
  throw failure('not-allowed', { message: 'Sign in to Notion in a browser, or connect with a token.' });
}
