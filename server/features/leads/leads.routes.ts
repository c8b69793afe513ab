import type { Hono } from 'hono';
import * as endpoints from '#contract/leads.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { exportFile } from '#server/http/export-file.ts';
import { captureLead } from './capture-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { getLead, listLeads, readLeads } from './list-leads.ts';

const columns = ['Date', 'Email', 'Name', 'Phone', 'Agent', 'Page', 'Conversation', 'Id'];

export function bindLeads(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.exportLeads, async ({ ctx, query }) =>
    exportFile(
      {
        name: 'leads',
        format: query.format,
        rows: readLeads(ctx, query),
        columns,
        cells: (lead) => [
          {
            Date: lead.createdAt,
            Email: lead.email ?? '',
            Name: lead.name ?? '',
            Phone: lead.phone ?? '',
            Agent: lead.agentName,
            Page: lead.pageUrl ?? '',
            Conversation: lead.conversationId ?? '',
            Id: lead.id,
          },
        ],
      },
      ctx.clock.now(),
    ),
  );
  bindEndpoint(app, services, endpoints.listLeads, ({ ctx, query }) => listLeads(ctx, query));
  bindEndpoint(app, services, endpoints.createLead, async ({ ctx, body }) =>
    getLead(ctx, await captureLead(ctx, body)),
  );
  bindEndpoint(app, services, endpoints.deleteLead, async ({ ctx, params }) => {
    await deleteLead(ctx, params.leadId);
    return {};
  });
}
