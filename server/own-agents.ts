import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from './context.ts';

/** The condition of agents that the caller may work with: a key can be limited to some. */
export function ownAgents({ actor }: Context, agentId: PgColumn): SQL | undefined {
  return actor.kind === 'api-key' && actor.agentIds !== null
    ? inArray(agentId, [...actor.agentIds])
    : undefined;
}
