import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { type Page, type PageQuery, pageOf } from '#server/database/page-of.ts';
import { lead } from './leads.table.ts';
import { type LeadFilter, matchLeads } from './match-leads.ts';
import { selectLeads } from './select-leads.ts';

export function listLeads(ctx: Context, query: LeadFilter & PageQuery): Promise<Page<Lead>> {
  return pageOf(ctx, lead, matchLeads(ctx, query), query, (where, order, limit) =>
    selectLeads(ctx, where, order, limit),
  );
}
