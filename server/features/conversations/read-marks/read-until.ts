import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { conversation, conversationRead } from '../conversations.table.ts';

/**
 * Until when the caller has read a conversation; null for not at all. Each member has marks of their own. What was said
 * before somebody became a member counts as read, or their inbox would begin with everything that ever was. An API key
 * reads for nobody: it has the mark of the conversation itself.
 */
export function readUntil({ actor, workspace }: Context): SQL<Date | null> {
  if (actor.kind !== 'user') return sql`${conversation.readAt}`;
  const { userId } = actor;
  return sql`coalesce(
    (select coalesce(${conversationRead.readAt}, '-infinity'::timestamptz) from ${conversationRead}
      where ${conversationRead.conversationId} = ${conversation.id} and ${conversationRead.userId} = ${userId}),
    greatest(${conversation.readAt}, (select created_at from workspace_member
      where workspace_id = ${workspace.id} and user_id = ${userId})))`;
}
