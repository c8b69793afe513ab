import type { Hono } from 'hono';
import * as endpoints from '#contract/leads/leads.endpoints.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { onReplica } from '#server/database/replica/on-replica.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createLead } from './create-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { deleteLeads } from './delete-leads.ts';
import { exportLeads } from './export-leads.ts';
import { getLead } from './get-lead.ts';
import { listLeads } from './list-leads.ts';
import { setLeadStatus } from './set-lead-status.ts';
import { updateLead } from './update-lead.ts';

export function bindLeads(app: Hono, services: Services): void {
  // Before the lead by its id, which would take this last word for one.
  bindEndpoint(app, services, endpoints.exportLeads, async ({ ctx, query }) => {
    await recordAudit(ctx, { action: 'leads.exported', workspaceId: ctx.workspace.id });
    return exportLeads(await onReplica(ctx), query);
  });
  bindEndpoint(app, services, endpoints.listLeads, ({ ctx, query }) => listLeads(ctx, query));
  bindEndpoint(app, services, endpoints.createLead, ({ ctx, body }) => createLead(ctx, body));
  bindEndpoint(app, services, endpoints.setLeadStatus, ({ ctx, body }) => setLeadStatus(ctx, body));
  bindEndpoint(app, services, endpoints.deleteLeads, ({ ctx, body }) => deleteLeads(ctx, body.selection));
  bindEndpoint(app, services, endpoints.getLead, ({ ctx, params }) => getLead(ctx, params.leadId));
  bindEndpoint(app, services, endpoints.updateLead, ({ ctx, params, body }) =>
    updateLead(ctx, params.leadId, body),
  );
  bindEndpoint(app, services, endpoints.deleteLead, async ({ ctx, params }) => {
    await deleteLead(ctx, params.leadId);
    return {};
  });
}
