import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { conversation, message } from '#server/features/conversations/conversations.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** The conversations in the workspaces that a user owns, with their messages. */
export async function* exportConversations({ db }: Services, userId: string): AsyncGenerator<unknown> {
  const rows = readInPages((after, limit) =>
    db
      .select()
      .from(conversation)
      .where(and(inArray(conversation.workspaceId, ownedWorkspaces(db, userId)), gt(conversation.id, after)))
      .orderBy(asc(conversation.id))
      .limit(limit),
  );
  for await (const row of rows) {
    const messages = await db
      .select()
      .from(message)
      .where(eq(message.conversationId, row.id))
      .orderBy(asc(message.id));
    yield { ...row, messages };
  }
}
