import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { readMessages } from '#server/features/conversations/read-messages.ts';
import { selectConversations } from '../select-conversations.ts';
import type { Thread } from './thread.ts';

/** A conversation of this workspace with its messages; null when there is none, or it has been deleted. */
export async function findThread(ctx: Context, conversationId: string): Promise<Thread | null> {
  const where = and(inWorkspace(ctx, conversation), eq(conversation.id, conversationId));
  const [found] = await selectConversations(ctx, where, sql`${conversation.id}`, 1);
  if (found === undefined) return null;
  const messages = await readMessages(ctx, [conversationId]);
  return { ...found, messages: messages.get(conversationId) ?? [] };
}
