import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { exportFile } from '#server/http/export-file.ts';
import type { LeadQuery } from './match-leads.ts';
import { readLeads } from './read-leads.ts';

const columns = ['Date', 'Email', 'Name', 'Phone', 'Agent', 'Page', 'Conversation', 'Id'];

/** The leads of a range as a file, one row per lead. */
export function exportLeads(
  ctx: Context,
  { format, ...query }: LeadQuery & { format: 'csv' | 'json' },
): Response {
  const rows = readLeads(ctx, query);
  return exportFile({ name: 'leads', format, rows, columns, cells: leadCells }, ctx.clock.now());
}

function leadCells(lead: Lead): Record<string, string>[] {
  const row = {
    Date: lead.createdAt,
    Email: lead.email ?? '',
    Name: lead.name ?? '',
    Phone: lead.phone ?? '',
    Agent: lead.agentName,
    Page: lead.pageUrl ?? '',
    Conversation: lead.conversationId ?? '',
    Id: lead.id,
  };
  return [row];
}
