import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { knownVisitor } from '#server/features/identity/identity.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** What signed tokens said of visitors in the workspaces that a user owns. */
export function exportIdentities({ db }: Services, userId: string): AsyncGenerator<unknown> {
  return readInPages((after, limit) =>
    db
      .select()
      .from(knownVisitor)
      .where(and(inArray(knownVisitor.workspaceId, ownedWorkspaces(db, userId)), gt(knownVisitor.id, after)))
      .orderBy(asc(knownVisitor.id))
      .limit(limit),
  );
}
