import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as priceEndpoints from '#contract/model-prices/model-prices.endpoints.ts';
import * as messages from '#contract/operated-messages/operated-messages.endpoints.ts';
import * as partners from '#contract/operated-partners/operated-partners.endpoints.ts';
import * as workspaces from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import * as endpoints from '#contract/operator/operator.endpoints.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { onReplica } from '#server/database/replica/on-replica.ts';
import { failure } from '#server/failure.ts';
import { exportAuditLog } from '#server/features/audit-log/export-audit-log.ts';
import { listAuditLog } from '#server/features/audit-log/list-audit-log.ts';
import { exportContactMessages } from '#server/features/contact/export-contact-messages.ts';
import { listContactMessages } from '#server/features/contact/list-contact-messages.ts';
import { markContactMessage } from '#server/features/contact/mark-contact-message.ts';
import { presentContactMessage } from '#server/features/contact/present-contact-message.ts';
import { presentWaitlistEntry } from '#server/features/contact/present-waitlist-entry.ts';
import { exportWaitlist } from '#server/features/contact/waitlist/export-waitlist.ts';
import { listWaitlist } from '#server/features/contact/waitlist/list-waitlist.ts';
import { markWaitlistEntry } from '#server/features/contact/waitlist/mark-waitlist-entry.ts';
import { listDocsFeedback } from '#server/features/docs/list-docs-feedback.ts';
import { listFailedEmails } from '#server/features/emails/list-failed-emails.ts';
import { retryEmails } from '#server/features/emails/retry-emails.ts';
import { deleteModelPrice } from '#server/features/model-prices/delete-model-price.ts';
import { setModelPrice } from '#server/features/model-prices/set-model-price.ts';
import { setTerms } from '#server/features/partners/commissions/set-terms.ts';
import { listPayouts } from '#server/features/partners/payouts/list-payouts.ts';
import { settlePayout } from '#server/features/partners/payouts/settle-payout.ts';
import { takeDownWhiteLabel } from '#server/features/partners/white-label/take-down-white-label.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { listFailedJobs } from '#server/jobs/list-failed-jobs.ts';
import { endChatgenieGrant } from './chatgenie/end-chatgenie-grant.ts';
import { grantChatgenie } from './chatgenie/grant-chatgenie.ts';
import { listChatgenieUsers } from './chatgenie/list-chatgenie-users.ts';
import { listCosts } from './costs/list-costs.ts';
import { listModelPrices } from './costs/list-model-prices.ts';
import { getOperatedWorkspace } from './get-operated-workspace.ts';
import { getOperator } from './get-operator.ts';
import { getPrices } from './get-prices.ts';
import { endGrant } from './grants/end-grant.ts';
import { grantPlan } from './grants/grant-plan.ts';
import { listBackups } from './list-backups.ts';
import { listPartners } from './list-partners.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { presentFailedJob } from './present-failed-job.ts';
import { resumeWorkspace } from './resume-workspace.ts';
import { retryJobs } from './retry-jobs.ts';
import { selectPartners } from './select-partners.ts';
import { suspendWorkspace } from './suspend-workspace.ts';

export function bindOperator(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getOperator, ({ signedIn }) => getOperator(services, signedIn));
  bindEndpoint(app, services, workspaces.listCosts, async ({ query }) =>
    listCosts(await onReplica(services), query),
  );
  bindEndpoint(app, services, endpoints.listBackups, () => listBackups(services));
  bindEndpoint(app, services, endpoints.listDocsFeedback, () => listDocsFeedback(services));
  bindEndpoint(app, services, priceEndpoints.listModelPrices, () => listModelPrices(services));
  bindEndpoint(app, services, priceEndpoints.setModelPrice, ({ body }) => setModelPrice(services, body));
  bindEndpoint(app, services, priceEndpoints.deleteModelPrice, async ({ params }) => {
    await deleteModelPrice(services, params.modelPriceId);
    return {};
  });
  bindWorkspaces(app, services);
  bindChatgenieUsers(app, services);
  bindMessages(app, services);
  bindFailures(app, services);
  bindSales(app, services);
  bindEndpoint(app, services, endpoints.listOperatorAudit, ({ query: { workspaceId, ...query } }) =>
    listAuditLog(services, workspaceId === undefined ? null : { workspaceId }, query),
  );
  bindEndpoint(app, services, endpoints.exportOperatorAudit, async ({ query }) => {
    const { workspaceId, ...rest } = query;
    await recordAudit(services, { action: 'audit-log.exported', workspaceId: null });
    return exportAuditLog(
      await onReplica(services),
      workspaceId === undefined ? null : { workspaceId },
      rest,
    );
  });
}

function bindWorkspaces(app: Hono, services: Services): void {
  bindEndpoint(app, services, workspaces.listWorkspaces, async ({ query }) =>
    listWorkspaces(await onReplica(services), query),
  );
  bindEndpoint(app, services, workspaces.getOperatedWorkspace, ({ params }) =>
    getOperatedWorkspace(services, params.workspaceId),
  );
  bindEndpoint(app, services, workspaces.grantPlan, async ({ params: { workspaceId }, body }) => {
    await grantPlan(services, workspaceId, body);
    return getOperatedWorkspace(services, workspaceId);
  });
  bindEndpoint(app, services, workspaces.endGrant, async ({ params: { workspaceId }, body }) => {
    await endGrant(services, workspaceId, body.reason);
    return getOperatedWorkspace(services, workspaceId);
  });
  bindEndpoint(app, services, workspaces.suspendWorkspace, async ({ params: { workspaceId }, body }) => {
    await suspendWorkspace(services, workspaceId, body.reason);
    return getOperatedWorkspace(services, workspaceId);
  });
  bindEndpoint(app, services, workspaces.resumeWorkspace, async ({ params: { workspaceId }, body }) => {
    await resumeWorkspace(services, workspaceId, body.reason);
    return getOperatedWorkspace(services, workspaceId);
  });
}

function bindChatgenieUsers(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listChatgenieUsers, ({ query }) =>
    listChatgenieUsers(services, query),
  );
  bindEndpoint(app, services, endpoints.grantChatgenie, ({ body }) => grantChatgenie(services, body));
  bindEndpoint(app, services, endpoints.endChatgenieGrant, async ({ params, body }) => {
    await endChatgenieGrant(services, params.userId, body.reason);
    return {};
  });
}

function bindMessages(app: Hono, services: Services): void {
  bindEndpoint(app, services, messages.listContactMessages, ({ query }) =>
    listContactMessages(services, query),
  );
  bindEndpoint(app, services, messages.markContactMessage, async ({ params, body }) =>
    presentContactMessage(await markContactMessage(services, params.contactMessageId, body.isAnswered)),
  );
  bindEndpoint(app, services, messages.exportContactMessages, async ({ query }) => {
    await noteExport(services, 'the messages of the contact form');
    return exportContactMessages(services, query);
  });
  bindEndpoint(app, services, messages.listWaitlist, ({ query }) => listWaitlist(services, query));
  bindEndpoint(app, services, messages.markWaitlistEntry, async ({ body }) =>
    presentWaitlistEntry(await markWaitlistEntry(services, body.email, body.isAnswered)),
  );
  bindEndpoint(app, services, messages.exportWaitlist, async ({ query }) => {
    await noteExport(services, 'the waitlist');
    return exportWaitlist(services, query);
  });
}

const noteExport = (services: Services, what: string) =>
  recordAudit(services, { action: 'messages.exported', workspaceId: null, details: { what } });

function bindFailures(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listFailedEmails, ({ query }) => listFailedEmails(services, query));
  bindEndpoint(app, services, endpoints.retryEmails, ({ body }) => retryEmails(services, body.emailId));
  bindEndpoint(app, services, endpoints.listFailedJobs, async ({ query }) => {
    const { jobs, total } = await listFailedJobs(services.db, query);
    return { data: jobs.map(presentFailedJob), total };
  });
  bindEndpoint(app, services, endpoints.retryJobs, ({ body }) => retryJobs(services, body.jobId));
}

function bindSales(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getPrices, () => getPrices(services));
  bindEndpoint(app, services, partners.listPartners, ({ query }) => listPartners(services, query));
  const getPartner = async (partnerId: string) => {
    const [found] = await selectPartners(services, sql`partner.user_id = ${partnerId}`, { limit: 1 });
    if (found === undefined) throw failure('not-found');
    return found;
  };
  bindEndpoint(app, services, partners.setPartnerTerms, async ({ params: { partnerId }, body }) => {
    await setTerms(services, partnerId, body);
    return getPartner(partnerId);
  });
  bindEndpoint(app, services, partners.removePartnerWhiteLabel, async ({ params: { partnerId }, body }) => {
    await takeDownWhiteLabel(services, partnerId, body.reason);
    return getPartner(partnerId);
  });
  bindEndpoint(app, services, partners.listPayouts, ({ query }) => listPayouts(services, query));
  bindEndpoint(app, services, partners.settlePayout, async ({ params: { payoutId }, body }) => {
    await settlePayout(services, payoutId, body);
    const { data } = await listPayouts(services, { payoutId, limit: 1 });
    if (data[0] === undefined) throw failure('not-found');
    return data[0];
  });
}
