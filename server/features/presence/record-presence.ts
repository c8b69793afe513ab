import type { Context } from '#server/context.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { memberPresence } from './presence.table.ts';

/** Notes that the member who acts is there. `not-allowed` for an API key. */
export async function recordPresence(ctx: Context): Promise<void> {
  const userId = requirePerson(ctx);
  const seenAt = ctx.clock.now();
  await ctx.db
    .insert(memberPresence)
    .values({ workspaceId: ctx.workspace.id, userId, seenAt })
    .onConflictDoUpdate({ target: [memberPresence.workspaceId, memberPresence.userId], set: { seenAt } });
}
