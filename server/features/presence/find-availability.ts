import { and, eq, gt } from 'drizzle-orm';
import { presenceSeconds } from '#contract/presence/presence.ts';
import { findOpening } from '#core/opening-hours/find-opening.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { getInboxSettings } from '#server/features/inbox-settings/get-inbox-settings.ts';
import { workspaceMember } from '#server/features/workspaces/workspaces.table.ts';
import { memberPresence } from './presence.table.ts';

/** When people answer, for a visitor who wants one. */
export type FoundAvailability =
  /** A member is there. */
  | { kind: 'here' }
  /** Nobody is seen, and no time can be named: it is within the hours, or none are set. */
  | { kind: 'open' }
  /** People answer again at `opensAt`, in the workspace's zone. */
  | { kind: 'away'; opensAt: Date; timeZone: string };

/** Whether somebody is there to answer, by presence first: who is there answers also outside the hours. */
export async function findAvailability(ctx: Context): Promise<FoundAvailability> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - presenceSeconds.counts * 1_000);
  const [seen] = await ctx.db
    .select({ userId: memberPresence.userId })
    .from(memberPresence)
    .innerJoin(
      workspaceMember,
      and(
        eq(workspaceMember.workspaceId, memberPresence.workspaceId),
        eq(workspaceMember.userId, memberPresence.userId),
      ),
    )
    .where(and(inWorkspace(ctx, memberPresence), gt(memberPresence.seenAt, since)))
    .limit(1);
  if (seen !== undefined) return { kind: 'here' };
  const { hours } = await getInboxSettings(ctx);
  const opening = hours === null ? null : findOpening(hours, now);
  if (hours === null || opening === null || opening === 'never') return { kind: 'open' };
  return { kind: 'away', opensAt: opening, timeZone: hours.timeZone };
}
