import { and, desc, eq } from 'drizzle-orm';
import type { Installation } from '#contract/widget/widget.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { installation } from './installations.table.ts';

/** The websites on which the script of an agent was seen; `not-found` for another workspace's agent. */
export async function listInstallations(ctx: Context, agentId: string): Promise<{ data: Installation[] }> {
  await findAgent(ctx, agentId);
  const rows = await ctx.db
    .select()
    .from(installation)
    .where(and(inWorkspace(ctx, installation), eq(installation.agentId, agentId)))
    .orderBy(desc(installation.lastSeenAt), installation.host);
  return {
    data: rows.map(({ host, page, isAllowed, firstSeenAt, lastSeenAt }) => ({
      host,
      page,
      isAllowed,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}
