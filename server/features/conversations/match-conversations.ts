import { and, eq, exists, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { conversationQuerySchema } from '#contract/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { conversation, message } from './conversations.table.ts';

export type ConversationQuery = z.output<typeof conversationQuerySchema>;

/** How a conversation ended: an open wish for a person stands above whatever was answered since. */
export const threadOutcome = sql<Outcome | null>`case when ${conversation.wantsPerson} then 'handoff' else ${conversation.lastOutcome} end`;

/** The range is that of the last message, so that a thread shows where it was alive. */
export function matchConversations(ctx: Context, query: ConversationQuery): SQL | undefined {
  return and(
    inWorkspace(ctx, conversation),
    query.agentId === undefined ? undefined : eq(conversation.agentId, query.agentId),
    query.from === undefined ? undefined : gte(conversation.lastMessageAt, new Date(query.from)),
    query.to === undefined ? undefined : lt(conversation.lastMessageAt, new Date(query.to)),
    query.channel === undefined ? undefined : eq(conversation.channel, query.channel),
    query.outcome === undefined ? undefined : eq(threadOutcome, query.outcome),
    query.q
      ? exists(
          ctx.db
            .select({ found: sql`1` })
            .from(message)
            .where(
              and(eq(message.conversationId, conversation.id), ilike(message.text, containing(query.q))),
            ),
        )
      : undefined,
  );
}
