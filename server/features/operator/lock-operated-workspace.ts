import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** The row of a workspace, which nobody else changes until this transaction ends; `not-found` when it is gone. */
export async function lockOperatedWorkspace(
  { db }: Pick<Services, 'db'>,
  workspaceId: string,
): Promise<typeof workspace.$inferSelect> {
  const [row] = await db.select().from(workspace).where(eq(workspace.id, workspaceId)).for('update');
  if (row === undefined) throw failure('not-found');
  return row;
}
