import { and, eq, gte, isNotNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { leadFilterSchema } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { containing } from '#server/database/containing.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { lead } from './leads.table.ts';

export type LeadFilter = z.output<typeof leadFilterSchema>;

/** A condition for the leads of this workspace that match every part of the filter. */
export function matchLeads(ctx: Context, filter: LeadFilter): SQL | undefined {
  return and(
    inWorkspace(ctx, lead),
    filter.agentId === undefined ? undefined : eq(lead.agentId, filter.agentId),
    filter.from === undefined ? undefined : gte(lead.createdAt, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(lead.createdAt, new Date(filter.to)),
    filter.status === undefined ? undefined : eq(lead.status, filter.status),
    filter.has === undefined ? undefined : hasPart[filter.has],
    filter.q ? hasWords(filter.q) : undefined,
  );
}

const hasPart: Record<NonNullable<LeadFilter['has']>, SQL> = {
  email: isNotNull(lead.email),
  phone: isNotNull(lead.phone),
  conversation: isNotNull(lead.conversationId),
  note: ne(lead.note, ''),
};

/** Written as a phone number, the words are also looked for as digits: people write the same number in many ways. */
function hasWords(words: string): SQL | undefined {
  const digits = /^[+\d\s().\-/]+$/.test(words) ? words.replaceAll(/\D/g, '') : '';
  return or(
    like(lead.searchText, sql`lower(${containing(words)})`),
    digits.length < 3 ? undefined : like(lead.searchText, containing(digits)),
  );
}
