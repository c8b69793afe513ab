import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SavedViewKind } from '#contract/saved-views/saved-views.ts';
import { time } from '#server/database/time.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** A filter of a list under a name, shared in the workspace. */
export const savedView = pgTable(
  'saved_view',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SavedViewKind>().notNull(),
    name: text('name').notNull(),
    /** The search part of the list's address. */
    filter: text('filter').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_view_name').on(table.workspaceId, table.kind, sql`lower(${table.name})`)],
);
