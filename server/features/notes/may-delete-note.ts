import { roles } from '#contract/workspaces/workspaces.ts';
import type { Actor } from '#server/context.ts';

/** Members delete their own notes, admins and owners all. */
export function mayDeleteNote(actor: Actor, authorId: string | null): boolean {
  if (actor.kind === 'visitor') return false;
  if (actor.kind === 'system') return true;
  const isOwn = actor.kind === 'user' && actor.userId === authorId;
  return isOwn || roles.indexOf(actor.role) >= roles.indexOf('admin');
}
