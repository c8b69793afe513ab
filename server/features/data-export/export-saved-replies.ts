import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { savedReply } from '#server/features/saved-replies/saved-replies.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** The saved replies of the workspaces that a user owns. */
export function exportSavedReplies({ db }: Services, userId: string): AsyncGenerator<unknown> {
  return readInPages((after, limit) =>
    db
      .select()
      .from(savedReply)
      .where(and(inArray(savedReply.workspaceId, ownedWorkspaces(db, userId)), gt(savedReply.id, after)))
      .orderBy(asc(savedReply.id))
      .limit(limit),
  );
}
