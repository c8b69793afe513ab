import { and, desc, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { readMessages } from '#server/features/conversations/read-messages.ts';
import { type ConversationQuery, matchConversations } from '../match-conversations.ts';
import { selectConversations } from '../select-conversations.ts';
import type { Thread } from './thread.ts';

/** Ids that are found at once: to match a filter may take a tenth of a second, however few are wanted. */
const found = 10_000;

/** Conversations whose messages are read at once. */
const portion = 200;

/**
 * Every conversation that matches, or those of them with these ids, with its messages, newest first. Read in portions, so
 * that as little is held of a million messages as of a hundred; one that is deleted meanwhile is left out.
 */
export async function* readThreads(
  ctx: Context,
  query: ConversationQuery,
  ids?: readonly string[],
): AsyncGenerator<Thread> {
  const chosen = ids === undefined ? undefined : inArray(conversation.id, [...ids]);
  let cursor: string | undefined;
  do {
    const rows = await ctx.db
      .select({ id: conversation.id })
      .from(conversation)
      .where(
        and(
          matchConversations(ctx, query),
          chosen,
          cursor === undefined ? undefined : lt(conversation.id, cursor),
        ),
      )
      .orderBy(desc(conversation.id))
      .limit(found);
    for (let at = 0; at < rows.length; at += portion)
      yield* readPortion(
        ctx,
        rows.slice(at, at + portion).map(({ id }) => id),
      );
    cursor = rows.length < found ? undefined : rows.at(-1)?.id;
  } while (cursor !== undefined);
}

async function* readPortion(ctx: Context, ids: string[]): AsyncGenerator<Thread> {
  const where = and(inWorkspace(ctx, conversation), inArray(conversation.id, ids));
  const rows = await selectConversations(ctx, where, sql`${conversation.id} desc`, ids.length);
  const messages = await readMessages(ctx, ids);
  for (const row of rows) yield { ...row, messages: messages.get(row.id) ?? [] };
}
