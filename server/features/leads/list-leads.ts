import { and, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lead, leadQuerySchema } from '#contract/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { type PageQuery, pageOf } from '#server/database/page-of.ts';
import { failure } from '#server/failure.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { lead } from './leads.table.ts';

export type LeadQuery = z.output<typeof leadQuerySchema>;

function matching(ctx: Context, query: LeadQuery): SQL | undefined {
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

async function selectLeads(ctx: Context, where: SQL | undefined, order: SQL, limit: number): Promise<Lead[]> {
  const rows = await ctx.db
    .select({
      id: lead.id,
      agentId: lead.agentId,
      agentName: agent.name,
      conversationId: lead.conversationId,
      email: lead.email,
      name: lead.name,
      phone: lead.phone,
      pageUrl: lead.pageUrl,
      createdAt: lead.createdAt,
    })
    .from(lead)
    .innerJoin(agent, eq(agent.id, lead.agentId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** A lead of this workspace, or null when it has been deleted. */
export async function findLead(ctx: Context, leadId: string): Promise<Lead | null> {
  const [found] = await selectLeads(
    ctx,
    and(inWorkspace(ctx, lead), eq(lead.id, leadId)),
    sql`${lead.id}`,
    1,
  );
  return found ?? null;
}

export function listLeads(ctx: Context, query: LeadQuery & PageQuery) {
  return pageOf(ctx, lead, matching(ctx, query), query, (where, order, limit) =>
    selectLeads(ctx, where, order, limit),
  );
}

/** Every lead of a range, newest first, read in portions. */
export async function* readLeads(ctx: Context, query: LeadQuery): AsyncGenerator<Lead> {
  const portion = 500;
  let cursor: string | undefined;
  for (;;) {
    const after = cursor === undefined ? undefined : lt(lead.id, cursor);
    const rows = await selectLeads(ctx, and(matching(ctx, query), after), sql`${lead.id} desc`, portion);
    yield* rows;
    if (rows.length < portion) return;
    cursor = rows.at(-1)?.id;
  }
}

export async function getLead(ctx: Context, leadId: string): Promise<Lead> {
  const [found] = await selectLeads(
    ctx,
    and(inWorkspace(ctx, lead), eq(lead.id, leadId)),
    sql`${lead.id}`,
    1,
  );
  if (found === undefined) throw failure('not-found');
  return found;
}
