import { and, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { conversationQuerySchema } from '#contract/conversations/conversations.schemas.ts';
import type { Context } from '#server/context.ts';
import { isCountedConversation } from '#server/counting/counted.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation, message, question } from './conversations.table.ts';
import { matchQuestions } from './match-questions.ts';

export type ConversationQuery = z.output<typeof conversationQuerySchema>;

/**
 * The conversations that have a message in a time, with an outcome where one is given: those that are behind a figure
 * of the same time.
 */
export function matchConversations(ctx: Context, query: ConversationQuery): SQL | undefined {
  const isNarrowed = [query.from, query.to, query.outcome].some((each) => each !== undefined);
  return and(
    inWorkspace(ctx, conversation),
    query.agentId === undefined ? undefined : eq(conversation.agentId, query.agentId),
    query.channel === undefined ? isCountedConversation : eq(conversation.channel, query.channel),
    isNarrowed ? hasQuestion(ctx, query) : undefined,
    query.q ? hasMessageWith(ctx, query.q) : undefined,
  );
}

function hasQuestion(ctx: Context, { agentId, from, to, outcome }: ConversationQuery): SQL {
  const asked = matchQuestions(ctx, { agentId, from, to, outcome }, 'with-previews');
  return inArray(conversation.id, ctx.db.select({ id: question.conversationId }).from(question).where(asked));
}

function hasMessageWith({ db }: Context, words: string): SQL {
  const isFound = and(eq(message.conversationId, conversation.id), ilike(message.text, containing(words)));
  return exists(db.select({ found: sql`1` }).from(message).where(isFound));
}
