import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What one user has set up, in whatever workspace, or what anybody has set up in these workspaces. */
export type SetUpBy = { userId: string } | { workspaceIds: readonly string[] };

/** The condition of such rows, by the columns that say who set them up, and in which workspace. */
export function isSetUpBy(whose: SetUpBy, columns: { userId: PgColumn; workspaceId: PgColumn }): SQL {
  return 'userId' in whose
    ? eq(columns.userId, whose.userId)
    : inArray(columns.workspaceId, [...whose.workspaceIds]);
}
