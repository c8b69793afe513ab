import { and, eq, exists, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { conversationQuerySchema } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation, message } from './conversations.table.ts';

export type ConversationQuery = z.output<typeof conversationQuerySchema>;

/** How a conversation ended: an open request for a human takes priority over later answers. */
export const threadOutcome = sql<Outcome | null>`case when ${conversation.wantsPerson} then 'handoff' else ${conversation.lastOutcome} end`;

/** The range is that of the last message, so that a conversation is found where it was active. */
export function matchConversations(ctx: Context, query: ConversationQuery): SQL | undefined {
  return and(
    inWorkspace(ctx, conversation),
    query.agentId === undefined ? undefined : eq(conversation.agentId, query.agentId),
    query.from === undefined ? undefined : gte(conversation.lastMessageAt, new Date(query.from)),
    query.to === undefined ? undefined : lt(conversation.lastMessageAt, new Date(query.to)),
    query.channel === undefined ? undefined : eq(conversation.channel, query.channel),
    query.outcome === undefined ? undefined : eq(threadOutcome, query.outcome),
    query.q ? hasMessageWith(ctx, query.q) : undefined,
  );
}

function hasMessageWith({ db }: Context, words: string): SQL {
  const isFound = and(eq(message.conversationId, conversation.id), ilike(message.text, containing(words)));
  return exists(db.select({ found: sql`1` }).from(message).where(isFound));
}
