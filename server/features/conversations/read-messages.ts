import { inArray } from 'drizzle-orm';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { message } from './conversations.table.ts';
import { presentMessage } from './present-message.ts';

/** The messages of conversations by the id of each, oldest first. */
export async function readMessages(ctx: Context, conversationIds: string[]): Promise<Map<string, Message[]>> {
  const rows = await ctx.db
    .select()
    .from(message)
    .where(inArray(message.conversationId, conversationIds))
    .orderBy(message.conversationId, message.id);
  return Map.groupBy(rows.map(presentMessage), (_, at) => rows[at]?.conversationId ?? '');
}
