import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** The acting user. `not-allowed` for an API key: what it makes here would outlive it. */
export function requirePerson({ actor }: Context): string {
  if (actor.kind !== 'user') {
    throw failure('not-allowed', {
      message: 'You can’t do this with an API key. Sign in to the console instead.',
    });
  }
  return actor.userId;
}
