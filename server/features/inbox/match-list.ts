import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { InboxList } from '#contract/inbox/inbox.ts';
import type { Context } from '#server/context.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';

/** The conversations of one of the lists of Messages; `mine` is empty for callers without an account. */
export function matchList({ actor }: Context, list: InboxList): SQL | undefined {
  const isRequestOpen = and(isNotNull(conversation.wantedAt), isNull(conversation.endedAt));
  switch (list) {
    case 'waiting':
      return and(isRequestOpen, eq(conversation.state, 'waiting'));
    case 'mine':
      return actor.kind === 'user'
        ? and(eq(conversation.assigneeId, actor.userId), ne(conversation.state, 'closed'))
        : sql`false`;
    case 'unassigned':
      return and(isRequestOpen, isNull(conversation.assigneeId), ne(conversation.state, 'closed'));
    case 'closed':
      return eq(conversation.state, 'closed');
  }
}
