import type { QueryOf } from '#contract/endpoint.ts';
import type { exportLeads as endpoint } from '#contract/leads/leads.endpoints.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import type { Context } from '#server/context.ts';
import { exportFile } from '#server/http/export-file.ts';
import { readLeads } from './read-leads.ts';

const columns = [
  'Date',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Agent',
  'Page',
  'Note',
  'Conversation',
  'First question',
  'Id',
];

/** The leads that match as a file, one row per lead, written as they are read. */
export function exportLeads(ctx: Context, { format, ...query }: QueryOf<typeof endpoint>): Response {
  const rows = readLeads(ctx, query);
  return exportFile(
    { owner: ctx.workspace.id, name: 'leads', format, rows, columns, cells: leadCells },
    ctx.clock.now(),
  );
}

function leadCells(lead: Lead): Record<string, string>[] {
  const row = {
    Date: lead.createdAt,
    Status: lead.status,
    Name: lead.name ?? '',
    Email: lead.email ?? '',
    Phone: lead.phone ?? '',
    Agent: lead.agentName,
    Page: lead.pageUrl ?? '',
    Note: lead.note,
    Conversation: lead.conversationId ?? '',
    'First question': lead.conversationTitle ?? '',
    Id: lead.id,
  };
  return [row];
}
