import { and, lt, sql } from 'drizzle-orm';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { lead } from './leads.table.ts';
import { type LeadQuery, matchLeads } from './match-leads.ts';
import { selectLeads } from './select-leads.ts';

const portion = 500;

/** Every lead of a range, newest first, read in portions. */
export async function* readLeads(ctx: Context, query: LeadQuery): AsyncGenerator<Lead> {
  let cursor: string | undefined;
  for (;;) {
    const after = cursor === undefined ? undefined : lt(lead.id, cursor);
    const where = and(matchLeads(ctx, query), after);
    const rows = await selectLeads(ctx, where, sql`${lead.id} desc`, portion);
    yield* rows;
    if (rows.length < portion) return;
    cursor = rows.at(-1)?.id;
  }
}
