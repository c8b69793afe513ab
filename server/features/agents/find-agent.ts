import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { agent } from './agents.table.ts';

export type AgentRow = typeof agent.$inferSelect;

/** The agent of this workspace, or `not-found`. With `lock`, other transactions wait to change it. */
export async function findAgent(ctx: Context, agentId: string, lock?: 'lock'): Promise<AgentRow> {
  const query = ctx.db
    .select()
    .from(agent)
    .where(and(inWorkspace(ctx, agent), eq(agent.id, agentId)));
  const [row] = lock === undefined ? await query : await query.for('update');
  if (row === undefined) throw failure('not-found');
  return row;
}
