import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { lead } from './leads.table.ts';
import { type LeadFilter, matchLeads } from './match-leads.ts';
import { selectLeads } from './select-leads.ts';

const portion = 500;

/** Every lead that matches, newest first, read in portions. With `ids`, only those of them. */
export async function* readLeads(
  ctx: Context,
  { ids, ...filter }: LeadFilter & { ids?: string[] | undefined },
): AsyncGenerator<Lead> {
  const matching = and(matchLeads(ctx, filter), ids === undefined ? undefined : inArray(lead.id, ids));
  let cursor: string | undefined;
  for (;;) {
    const after = cursor === undefined ? undefined : lt(lead.id, cursor);
    const rows = await selectLeads(ctx, and(matching, after), sql`${lead.id} desc`, portion);
    yield* rows;
    if (rows.length < portion) return;
    cursor = rows.at(-1)?.id;
  }
}
