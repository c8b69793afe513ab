import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { readMessages } from '#server/features/conversations/read-messages.ts';
import { type ConversationQuery, matchConversations } from './match-conversations.ts';
import { selectConversations } from './select-conversations.ts';
import type { Thread } from './thread.ts';

const portion = 200;

/** Every conversation that matches, or those of them with these ids, with its messages, newest first, read in portions. */
export async function* readThreads(
  ctx: Context,
  query: ConversationQuery,
  ids?: readonly string[],
): AsyncGenerator<Thread> {
  const chosen = ids === undefined ? undefined : inArray(conversation.id, [...ids]);
  let cursor: string | undefined;
  for (;;) {
    const after = cursor === undefined ? undefined : lt(conversation.id, cursor);
    const where = and(matchConversations(ctx, query), chosen, after);
    const rows = await selectConversations(ctx, where, sql`${conversation.id} desc`, portion);
    const read = rows.map((row) => row.id);
    const messages = read.length === 0 ? null : await readMessages(ctx, read);
    for (const row of rows) yield { ...row, messages: messages?.get(row.id) ?? [] };
    if (rows.length < portion) return;
    cursor = read.at(-1);
  }
}
