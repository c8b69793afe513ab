import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { action } from './actions.table.ts';
import { requestAction } from './request-action.ts';
import { toolServer } from './tool-servers/tool-servers.table.ts';
import { usableTool } from './tool-servers/usable-tool.ts';
import type { UsableAction } from './usable-action.ts';

/**
 * What an agent can use in a chat: its actions that are on, then the tools of remote servers that it may use.
 * @param occasion what they are called for, as `nameCall`
 */
export async function listUsableActions(
  ctx: Context,
  agentId: string,
  occasion: string,
): Promise<UsableAction[]> {
  const rows = await ctx.db
    .select()
    .from(action)
    .where(and(inWorkspace(ctx, action), eq(action.agentId, agentId), eq(action.isOn, true)))
    .orderBy(asc(action.id));
  const servers = await ctx.db
    .select()
    .from(toolServer)
    .where(and(inWorkspace(ctx, toolServer), eq(toolServer.agentId, agentId)))
    .orderBy(asc(toolServer.id));
  return [
    ...rows.map(
      (row): UsableAction => ({
        ...row,
        takesFreeText: false,
        call: (values, signal) => requestAction(ctx, row, values, { occasion, signal }),
      }),
    ),
    ...servers.flatMap((server) =>
      server.tools.filter(({ isAllowed }) => isAllowed).map((tool) => usableTool(ctx, server, tool)),
    ),
  ];
}
