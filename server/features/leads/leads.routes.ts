import type { Hono } from 'hono';
import * as endpoints from '#contract/leads.ts';
import type { World } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { exportFile } from '#server/http/export-file.ts';
import { captureLead } from './capture-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { getLead, listLeads, readLeads } from './list-leads.ts';

const columns = ['Date', 'Email', 'Name', 'Phone', 'Agent', 'Page', 'Conversation', 'Id'];

export function bindLeads(app: Hono, world: World): void {
  bindEndpoint(app, world, endpoints.exportLeads, async ({ ctx, query }) =>
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
  bindEndpoint(app, world, endpoints.listLeads, ({ ctx, query }) => listLeads(ctx, query));
  bindEndpoint(app, world, endpoints.createLead, async ({ ctx, body }) =>
    getLead(ctx, await captureLead(ctx, body)),
  );
  bindEndpoint(app, world, endpoints.deleteLead, async ({ ctx, params }) => {
    await deleteLead(ctx, params.leadId);
    return {};
  });
}
