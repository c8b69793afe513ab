import type { Hono } from 'hono';
import * as endpoints from '#contract/leads/leads.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createLead } from './create-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { exportLeads } from './export-leads.ts';
import { listLeads } from './list-leads.ts';

export function bindLeads(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.exportLeads, async ({ ctx, query }) => exportLeads(ctx, query));
  bindEndpoint(app, services, endpoints.listLeads, ({ ctx, query }) => listLeads(ctx, query));
  bindEndpoint(app, services, endpoints.createLead, ({ ctx, body }) => createLead(ctx, body));
  bindEndpoint(app, services, endpoints.deleteLead, async ({ ctx, params }) => {
    await deleteLead(ctx, params.leadId);
    return {};
  });
}
