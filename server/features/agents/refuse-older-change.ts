import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { user } from '#server/features/users/users.table.ts';
import { agentChange } from './agents.table.ts';
import type { AgentRow } from './find-agent.ts';

/**
 * Throws `conflict` where a setting that is about to be changed was changed by somebody after the version that the
 * caller has seen; it says at each such field who did it.
 */
export async function refuseOlderChange(
  ctx: Context,
  { id, version }: Pick<AgentRow, 'id' | 'version'>,
  { fields, seenVersion }: { fields: readonly string[]; seenVersion: number },
): Promise<void> {
  if (seenVersion >= version || fields.length === 0) return;
  const since = await ctx.db
    .select({
      fields: agentChange.fields,
      userId: agentChange.userId,
      firstname: user.firstname,
      email: user.email,
    })
    .from(agentChange)
    .leftJoin(user, eq(user.id, agentChange.userId))
    .where(
      and(inWorkspace(ctx, agentChange), eq(agentChange.agentId, id), gt(agentChange.version, seenVersion)),
    )
    .orderBy(agentChange.version);
  const isKnown = since.length === version - seenVersion;
  const details: Record<string, string> = {};
  for (const field of fields) {
    const last = since.findLast((change) => change.fields.includes(field));
    if (last !== undefined || !isKnown) details[field] = `${nameOf(ctx, last)} changed this in the meantime.`;
  }
  if (Object.keys(details).length === 0) return;
  throw failure('conflict', {
    message: 'Some of these settings were changed while you were editing. Nothing was overwritten.',
    details,
  });
}

interface Changer {
  userId: string | null;
  firstname: string | null;
  email: string | null;
}

function nameOf({ actor }: Context, changer: Changer | undefined): string {
  if (changer === undefined || changer.userId === null) return 'Someone';
  if (actor.kind === 'user' && actor.userId === changer.userId) return 'You, in another window,';
  return changer.firstname || changer.email || 'Someone';
}
