import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { agent, agentChange } from '#server/features/agents/agents.table.ts';
import { identitySecret } from '#server/features/identity/identity.table.ts';
import { slackChannel } from '#server/features/slack/slack.table.ts';
import { installation } from '#server/features/widget/installations/installations.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/**
 * The agents in the workspaces that a user owns, with who changed which settings, where their script was seen, their channels in
 * Slack, and the endings of the secrets by which visitors are identified.
 */
export async function* exportAgents({ db }: Services, userId: string): AsyncGenerator<unknown> {
  const rows = readInPages((after, limit) =>
    db
      .select()
      .from(agent)
      .where(and(inArray(agent.workspaceId, ownedWorkspaces(db, userId)), gt(agent.id, after)))
      .orderBy(asc(agent.id))
      .limit(limit),
  );
  for await (const row of rows) {
    const changes = await db
      .select({
        version: agentChange.version,
        fields: agentChange.fields,
        before: agentChange.before,
        userId: agentChange.userId,
        changedAt: agentChange.changedAt,
      })
      .from(agentChange)
      .where(eq(agentChange.agentId, row.id))
      .orderBy(asc(agentChange.version));
    const installations = await db
      .select({
        host: installation.host,
        page: installation.page,
        firstSeenAt: installation.firstSeenAt,
        lastSeenAt: installation.lastSeenAt,
      })
      .from(installation)
      .where(eq(installation.agentId, row.id))
      .orderBy(asc(installation.host));
    const slackChannels = await db
      .select({
        name: slackChannel.name,
        sendsLeads: slackChannel.sendsLeads,
        sendsRequests: slackChannel.sendsRequests,
      })
      .from(slackChannel)
      .where(eq(slackChannel.agentId, row.id));
    const identitySecrets = await db
      .select({
        id: identitySecret.id,
        ending: identitySecret.ending,
        createdAt: identitySecret.createdAt,
        lastUsedAt: identitySecret.lastUsedAt,
      })
      .from(identitySecret)
      .where(eq(identitySecret.agentId, row.id))
      .orderBy(asc(identitySecret.id));
    yield { ...row, changes, installations, slackChannels, identitySecrets };
  }
}
