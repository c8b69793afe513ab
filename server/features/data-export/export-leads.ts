import { and, asc, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** Without what is only there to be searched. */
const { searchText: _searchText, ...columns } = getTableColumns(lead);

/** The leads in the workspaces that a user owns. */
export function exportLeads({ db }: Services, userId: string): AsyncGenerator<unknown> {
  return readInPages((after, limit) =>
    db
      .select(columns)
      .from(lead)
      .where(and(inArray(lead.workspaceId, ownedWorkspaces(db, userId)), gt(lead.id, after)))
      .orderBy(asc(lead.id))
      .limit(limit),
  );
}
