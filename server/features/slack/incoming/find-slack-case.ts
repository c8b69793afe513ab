import { and, eq } from 'drizzle-orm';
import type { Context, Services } from '#server/context.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { type SlackThread, slackThread } from '../slack.table.ts';

interface FoundCase {
  ctx: Context;
  thread: SlackThread;
}

/** The conversation of a thread, and its workspace; null where either is gone. */
export async function findSlackCase(
  services: Services,
  { teamId, channelId, ts }: Pick<SlackThread, 'teamId' | 'channelId' | 'ts'>,
): Promise<FoundCase | null> {
  const [thread] = await services.db
    .select()
    .from(slackThread)
    .where(
      and(
        ...[eq(slackThread.teamId, teamId), eq(slackThread.channelId, channelId)],
        ...[eq(slackThread.ts, ts), eq(slackThread.kind, 'case')],
      ),
    );
  if (thread === undefined) return null;
  const workspace = await findWorkspace(services, thread.workspaceId);
  return workspace && { ctx: { ...services, workspace, actor: { kind: 'system' } }, thread };
}
