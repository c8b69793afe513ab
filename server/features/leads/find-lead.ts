import { and, eq, sql } from 'drizzle-orm';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { lead } from './leads.table.ts';
import { selectLeads } from './select-leads.ts';

/** A lead of this workspace; null when there is none, or it has been deleted. */
export async function findLead(ctx: Context, leadId: string): Promise<Lead | null> {
  const where = and(inWorkspace(ctx, lead), eq(lead.id, leadId));
  const [found] = await selectLeads(ctx, where, sql`${lead.id}`, 1);
  return found ?? null;
}
