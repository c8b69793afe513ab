import { asc, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { calComConnection } from '#server/features/cal-com/cal-com.table.ts';
import { modelBudget, modelKey } from '#server/features/model-keys/model-keys.table.ts';
import { notionConnection } from '#server/features/notion/notion.table.ts';
import { slackConnection } from '#server/features/slack/slack.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';

/** What the workspaces that a user owns are connected to, and the keys of model providers; never what opens them. */
export async function* exportConnections({ db }: Services, userId: string): AsyncGenerator<unknown> {
  const owned = ownedWorkspaces(db, userId);
  const ofSlack = await db
    .select({
      workspaceId: slackConnection.workspaceId,
      account: slackConnection.teamName,
      connectedBy: slackConnection.connectedBy,
      connectedAt: slackConnection.connectedAt,
    })
    .from(slackConnection)
    .where(inArray(slackConnection.workspaceId, owned));
  for (const row of ofSlack) yield { service: 'slack', ...row };
  const ofCalCom = await db
    .select({
      workspaceId: calComConnection.workspaceId,
      account: calComConnection.accountName,
      connectedBy: calComConnection.connectedBy,
      connectedAt: calComConnection.connectedAt,
    })
    .from(calComConnection)
    .where(inArray(calComConnection.workspaceId, owned));
  for (const row of ofCalCom) yield { service: 'cal-com', ...row };
  const ofNotion = await db
    .select({
      workspaceId: notionConnection.workspaceId,
      account: notionConnection.workspaceName,
      connectedBy: notionConnection.connectedBy,
      connectedAt: notionConnection.storedAt,
    })
    .from(notionConnection)
    .where(inArray(notionConnection.workspaceId, owned));
  for (const row of ofNotion) yield { service: 'notion', ...row };
  const { id, workspaceId, provider, keyEnd, baseUrl, models, storedBy, changedAt } = modelKey;
  const ofModels = await db
    .select({ id, workspaceId, provider, keyEnd, baseUrl, models, storedBy, changedAt })
    .from(modelKey)
    .where(inArray(workspaceId, owned))
    .orderBy(asc(id));
  for (const row of ofModels) yield { service: 'model', ...row };
  const budgets = await db.select().from(modelBudget).where(inArray(modelBudget.workspaceId, owned));
  for (const row of budgets) yield { service: 'model-budget', ...row };
}
