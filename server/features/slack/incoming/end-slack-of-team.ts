import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { noteSlackRefusal } from '../connection/note-slack-refusal.ts';
import { slackConnection } from '../slack.table.ts';

/** The app was removed in a Slack workspace: its connections say so, and keep their channels for when it comes back. */
export async function endSlackOfTeam(services: Services, teamId: string): Promise<void> {
  const rows = await services.db
    .select({ workspaceId: slackConnection.workspaceId })
    .from(slackConnection)
    .where(eq(slackConnection.teamId, teamId));
  for (const { workspaceId } of rows) {
    const workspace = await findWorkspace(services, workspaceId);
    if (workspace !== null) await noteSlackRefusal({ ...services, workspace, actor: { kind: 'system' } });
  }
}
