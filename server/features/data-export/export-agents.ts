import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { ownedWorkspaces } from './owned-workspaces.ts';
import { readInPages } from './read-in-pages.ts';

/** The agents in the workspaces that a user owns. */
export function exportAgents({ db }: Services, userId: string): AsyncGenerator<unknown> {
  return readInPages((after, limit) =>
    db
      .select()
      .from(agent)
      .where(and(inArray(agent.workspaceId, ownedWorkspaces(db, userId)), gt(agent.id, after)))
      .orderBy(asc(agent.id))
      .limit(limit),
  );
}
