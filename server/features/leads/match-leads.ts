import { and, eq, gte, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { leadQuerySchema } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { lead } from './leads.table.ts';

export type LeadQuery = z.output<typeof leadQuerySchema>;

export function matchLeads(ctx: Context, query: LeadQuery): SQL | undefined {
  const words = query.q ? containing(query.q) : undefined;
  return and(
    inWorkspace(ctx, lead),
    query.agentId === undefined ? undefined : eq(lead.agentId, query.agentId),
    query.from === undefined ? undefined : gte(lead.createdAt, new Date(query.from)),
    query.to === undefined ? undefined : lt(lead.createdAt, new Date(query.to)),
    words === undefined
      ? undefined
      : or(ilike(lead.email, words), ilike(lead.name, words), ilike(lead.phone, words)),
  );
}
