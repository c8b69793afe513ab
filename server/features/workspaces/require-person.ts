import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** The acting user. `not-allowed` for an API key: what it gave away would outlive it. */
export function requirePerson({ actor }: Context): string {
  if (actor.kind !== 'user') {
    throw failure('not-allowed', {
      message: 'An API key may not do this. Sign in and do it in the console.',
    });
  }
  return actor.userId;
}
