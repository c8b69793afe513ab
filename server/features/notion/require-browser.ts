import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** Signing in to Notion leads through a browser, which keeps what it was begun with. */
export function requireBrowser({ actor }: Context): void {
  if (actor.kind === 'user') return;
  throw failure('not-allowed', { message: 'Sign in to Notion in a browser, or connect with a token.' });
}
