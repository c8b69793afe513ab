import { and, desc, eq } from 'drizzle-orm';
import type { AgentVersion } from '#contract/agents/agents.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { user } from '#server/features/users/users.table.ts';
import { agentChange } from '../agents.table.ts';
import { findAgent } from '../find-agent.ts';
import { describeChange } from './describe-change.ts';

const longestText = 300;

/** The last changes of an agent's settings, newest first, each with what it changed from and to. */
export async function listAgentVersions(ctx: Context, agentId: string): Promise<AgentVersion[]> {
  const now: Partial<Record<string, unknown>> = await findAgent(ctx, agentId);
  const rows = await ctx.db
    .select({ change: agentChange, user: { firstname: user.firstname, email: user.email } })
    .from(agentChange)
    .leftJoin(user, eq(user.id, agentChange.userId))
    .where(and(inWorkspace(ctx, agentChange), eq(agentChange.agentId, agentId)))
    .orderBy(desc(agentChange.version));
  /** Values after the change that is looked at: those of today, taken back change by change. */
  const after = new Map<string, unknown>(Object.entries(now));
  let canUndo = true;
  return rows.map(({ change: { version, fields, before, userId, changedAt }, user }) => {
    canUndo &&= before !== null;
    const changes = fields.map((setting) => {
      if (before === null) return { setting, before: null, after: null };
      const texts = describeChange(before[setting], after.get(setting));
      return { setting, before: shorten(texts.before), after: canUndo ? shorten(texts.after) : null };
    });
    for (const [setting, value] of Object.entries(before ?? {})) after.set(setting, value);
    const name = user?.firstname || user?.email || '';
    return {
      version,
      changes,
      changedBy: userId === null || user === null ? null : { userId, name },
      changedAt: changedAt.toISOString(),
      canUndo,
    };
  });
}

function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
