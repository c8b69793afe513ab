import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition that every query of something owned carries: what is not of this workspace does not exist. */
export function inWorkspace(ctx: { workspace: { id: string } }, table: { workspaceId: PgColumn }): SQL {
  return eq(table.workspaceId, ctx.workspace.id);
}
