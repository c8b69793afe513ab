import { and, lt, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import {
  type ConversationQuery,
  matchConversations,
} from '#server/features/conversations/match-conversations.ts';
import { readMessages } from '#server/features/conversations/read-messages.ts';
import { selectConversations } from './select-conversations.ts';
import type { Thread } from './thread.ts';

const portion = 200;

/** Every conversation of a range with its messages, newest first, read in portions. */
export async function* readThreads(ctx: Context, query: ConversationQuery): AsyncGenerator<Thread> {
  let cursor: string | undefined;
  for (;;) {
    const after = cursor === undefined ? undefined : lt(conversation.id, cursor);
    const where = and(matchConversations(ctx, query), after);
    const rows = await selectConversations(ctx, where, sql`${conversation.id} desc`, portion);
    const ids = rows.map((row) => row.id);
    const messages = ids.length === 0 ? null : await readMessages(ctx, ids);
    for (const row of rows) yield { ...row, messages: messages?.get(row.id) ?? [] };
    if (rows.length < portion) return;
    cursor = ids.at(-1);
  }
}
