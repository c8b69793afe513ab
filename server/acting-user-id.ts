import type { Actor } from './context.ts';

/** The user who acts, by themselves or by an API key of theirs; null for visitors and the product itself. */
export function actingUserId(actor: Actor): string | null {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'api-key' ? actor.createdBy : null;
}
