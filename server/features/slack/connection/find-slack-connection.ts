import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type SlackConnection, slackConnection } from '../slack.table.ts';

/** The connection of the workspace, with its token encrypted, or null. */
export async function findSlackConnection(ctx: Context): Promise<SlackConnection | null> {
  const [row] = await ctx.db.select().from(slackConnection).where(inWorkspace(ctx, slackConnection));
  return row ?? null;
}
