import { and, asc, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Services } from '#server/context.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

interface OwnedTable extends PgTable {
  id: PgColumn;
  workspaceId: PgColumn;
}

/**
 * An exporter of the rows of a table in the workspaces that a user owns.
 * @param without columns that are left out: secrets, and what only a running program needs
 */
export function exportRows(table: OwnedTable, without: readonly string[] = []) {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)),
  );
  return ({ db }: Services, userId: string): AsyncGenerator<unknown> =>
    readInPages(async (after, limit) => {
      const rows = await db
        .select(columns)
        .from(table)
        .where(and(inArray(table.workspaceId, ownedWorkspaces(db, userId)), gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(limit);
      return rows.map((row) => ({ ...row, id: String(row.id) }));
    });
}
