import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findLead } from './find-lead.ts';

/** As `findLead`, with `not-found` for null. */
export async function getLead(ctx: Context, leadId: string): Promise<Lead> {
  const lead = await findLead(ctx, leadId);
  if (lead === null) throw failure('not-found');
  return lead;
}
