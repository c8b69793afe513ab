import { hasRole } from '#core/safety/has-role.ts';
import type { Actor } from '#server/context.ts';

/** Members delete their own notes, admins and owners all. */
export function mayDeleteNote(actor: Actor, authorId: string | null): boolean {
  if (actor.kind === 'visitor') return false;
  if (actor.kind === 'system') return true;
  const isOwn = actor.kind === 'user' && actor.userId === authorId;
  return isOwn || hasRole(actor.role, 'admin');
}
