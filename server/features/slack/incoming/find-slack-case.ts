import type { Context, Services } from '#server/context.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { isThreadAt } from '../is-thread-at.ts';
import { type SlackThread, slackThread } from '../slack.table.ts';

interface FoundCase {
  ctx: Context;
  thread: SlackThread;
}

/** The visitor's conversation of a thread, and its workspace; null where either is gone. */
export async function findSlackCase(
  services: Services,
  place: Pick<SlackThread, 'teamId' | 'channelId' | 'ts'>,
): Promise<FoundCase | null> {
  const [thread] = await services.db.select().from(slackThread).where(isThreadAt(place, 'case'));
  if (thread === undefined) return null;
  const workspace = await findWorkspace(services, thread.workspaceId);
  return workspace && { ctx: { ...services, workspace, actor: { kind: 'system' } }, thread };
}
