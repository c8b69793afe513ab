import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import {
  conversation,
  message,
  question,
  visit,
} from '#server/features/conversations/conversations.table.ts';
import { note } from '#server/features/notes/notes.table.ts';
import { conversationTag, tag } from '#server/features/tags/tags.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** The conversations in the workspaces that a user owns, with their messages, what became of each question, tags and notes. */
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
    const notes = await db
      .select({ text: note.text, author: user.name, createdAt: note.createdAt })
      .from(note)
      .leftJoin(user, eq(user.id, note.authorId))
      .where(eq(note.conversationId, row.id))
      .orderBy(asc(note.id));
    const tags = await db
      .select({ name: tag.name })
      .from(conversationTag)
      .innerJoin(tag, eq(tag.id, conversationTag.tagId))
      .where(eq(conversationTag.conversationId, row.id))
      .orderBy(asc(tag.name));
    const [before] = await db
      .select({ pages: visit.pages })
      .from(visit)
      .where(eq(visit.conversationId, row.id));
    const { id, outcome, query, page, settledAt, settledAs } = question;
    const questions = await db
      .select({ id, outcome, query, page, settledAt, settledAs })
      .from(question)
      .where(eq(question.conversationId, row.id))
      .orderBy(asc(id));
    yield {
      ...row,
      messages,
      questions,
      tags: tags.map(({ name }) => name),
      notes,
      visitedPages: before?.pages ?? [],
    };
  }
}
