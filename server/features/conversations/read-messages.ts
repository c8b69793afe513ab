import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { user } from '#server/features/users/users.table.ts';
import { message, question } from './conversations.table.ts';
import { presentMessage } from './present-message.ts';

/** The messages of conversations by the id of each, oldest first; a question has the outcome of its answer. */
export async function readMessages(ctx: Context, conversationIds: string[]): Promise<Map<string, Message[]>> {
  const rows = await ctx.db
    .select({
      writer: { name: user.name, image: user.image },
      ...getTableColumns(message),
      outcome: sql<Outcome | null>`coalesce(${message.outcome}, ${question.outcome})`,
    })
    .from(message)
    .leftJoin(user, eq(user.id, message.authorId))
    .leftJoin(question, eq(question.id, message.id))
    .where(inArray(message.conversationId, conversationIds))
    .orderBy(message.conversationId, message.id);
  return Map.groupBy(
    rows.map(({ writer, ...row }) => presentMessage(row, writer)),
    (_, at) => rows[at]?.conversationId ?? '',
  );
}
