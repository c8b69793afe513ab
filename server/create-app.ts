import { join } from 'node:path';
import { Hono } from 'hono';
import type { Services } from './context.ts';
import { failure } from './failure.ts';
import { bindAccounts } from './features/accounts/accounts.routes.ts';
import { bindActions } from './features/actions/actions.routes.ts';
import { copyActions } from './features/actions/copy-actions.ts';
import { copyToolServers } from './features/actions/tool-servers/copy-tool-servers.ts';
import { addTest } from './features/agent-tests/add-test.ts';
import { bindAgentTests } from './features/agent-tests/agent-tests.routes.ts';
import { bindAgents } from './features/agents/agents.routes.ts';
import { bindAnalytics } from './features/analytics/analytics.routes.ts';
import { bindAnnouncements } from './features/announcements/announcements.routes.ts';
import { bindAnswering } from './features/answering/answering.routes.ts';
import { bindApiKeys } from './features/api-keys/api-keys.routes.ts';
import { bindAuditLog } from './features/audit-log/audit-log.routes.ts';
import { bindBilling } from './features/billing/billing.routes.ts';
import { bindChatgenieBilling } from './features/billing/chatgenie/chatgenie-billing.routes.ts';
import { bindPaymentWebhook } from './features/billing/payment-webhook.pages.ts';
import { bindBookings } from './features/bookings/bookings.routes.ts';
import { bindCalComPages } from './features/bookings/cal-com/cal-com.pages.ts';
import { bindCalCom } from './features/cal-com/cal-com.routes.ts';
import { bindChatArchives } from './features/chat-archives/chat-archives.routes.ts';
import { bindConfirmation } from './features/confirmation/confirmation.routes.ts';
import { bindContact } from './features/contact/contact.routes.ts';
import { bindConversations } from './features/conversations/conversations.routes.ts';
import { bindDataExport } from './features/data-export/data-export.routes.ts';
import { bindDocs } from './features/docs/docs.routes.ts';
import { bindEmailVerification } from './features/email-verification/email-verification.routes.ts';
import { bindGoogleSignIn } from './features/google-sign-in/google-sign-in.routes.ts';
import { bindIdentity } from './features/identity/identity.routes.ts';
import { bindInbox } from './features/inbox/inbox.routes.ts';
import { bindInboxSettings } from './features/inbox-settings/inbox-settings.routes.ts';
import { bindIncomingMailPages } from './features/incoming-mail/incoming-mail.pages.ts';
import { bindLeads } from './features/leads/leads.routes.ts';
import { bindLegalExports } from './features/legal-exports/legal-exports.routes.ts';
import { bindMcp } from './features/mcp/mcp.routes.ts';
import { bindModelKeys } from './features/model-keys/model-keys.routes.ts';
import { bindNotes } from './features/notes/notes.routes.ts';
import { bindNotion } from './features/notion/notion.routes.ts';
import { bindMetricsPage } from './features/operation/metrics.pages.ts';
import { bindOperation } from './features/operation/operation.routes.ts';
import { bindOperator } from './features/operator/operator.routes.ts';
import { bindPartners } from './features/partners/partners.routes.ts';
import { bindPasskeys } from './features/passkeys/passkeys.routes.ts';
import { bindPasswords } from './features/passwords/passwords.routes.ts';
import { bindPicturePages } from './features/pictures/pictures.pages.ts';
import { bindPresence } from './features/presence/presence.routes.ts';
import { bindPrivacy } from './features/privacy/privacy.routes.ts';
import { bindProfile } from './features/profile/profile.routes.ts';
import { bindRegistration } from './features/registration/registration.routes.ts';
import { bindSavedReplies } from './features/saved-replies/saved-replies.routes.ts';
import { bindSavedViews } from './features/saved-views/saved-views.routes.ts';
import { bindSecondFactor } from './features/second-factor/second-factor.routes.ts';
import { bindSessions } from './features/sessions/sessions.routes.ts';
import { bindSignIn } from './features/sign-in/sign-in.routes.ts';
import { bindSlackPages } from './features/slack/slack.pages.ts';
import { bindSlack } from './features/slack/slack.routes.ts';
import { addSampleSources } from './features/sources/add-sample-sources.ts';
import { addSource } from './features/sources/add-source.ts';
import { copySources } from './features/sources/copy-sources.ts';
import { bindSources } from './features/sources/sources.routes.ts';
import { bindStatus } from './features/status/status.routes.ts';
import { bindTags } from './features/tags/tags.routes.ts';
import { bindTrials } from './features/trials/trials.routes.ts';
import { bindWebhooks } from './features/webhooks/webhooks.routes.ts';
import { bindDiscoverPages } from './features/widget/public-pages/discover.pages.ts';
import { listDiscoverPaths } from './features/widget/public-pages/list-discover-paths.ts';
import { bindPublicAgentPages } from './features/widget/public-pages/public-agent.pages.ts';
import { bindVisitorBookings } from './features/widget/visitor-bookings.routes.ts';
import { bindWidgetPages } from './features/widget/widget.pages.ts';
import { bindWidget } from './features/widget/widget.routes.ts';
import { bindWorkspaces } from './features/workspaces/workspaces.routes.ts';
import { bindSharedWrapped } from './features/wrapped/shared-wrapped.pages.ts';
import { bindWrapped } from './features/wrapped/wrapped.routes.ts';
import { answerFailure } from './http/answer-failure.ts';
import { enterLabel } from './http/hosts/enter-label.ts';
import { hideFromClients } from './http/hosts/hide-from-clients.ts';
import { refuseForeignHost } from './http/hosts/refuse-foreign-host.ts';
import { bindLabelPages } from './http/pages/bind-label-pages.ts';
import { bindPages } from './http/pages/bind-pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import { warnOfUntrustedProxy } from './http/warn-of-untrusted-proxy.ts';
import { bindLive } from './jobs/live/live.routes.ts';

/** What the build wrote; absent where only the API is wanted. */
export interface BuiltFolders {
  web: string;
  widget: string;
}

const contentFolder = join(import.meta.dirname, '../content');

/** Who somebody is: registration, the ways to sign in, and what they can change of it. */
function bindPeople(app: Hono, services: Services): void {
  bindRegistration(app, services);
  bindSignIn(app, services);
  bindGoogleSignIn(app, services);
  bindPasskeys(app, services);
  bindPasswords(app, services);
  bindSecondFactor(app, services);
  bindEmailVerification(app, services);
  bindConfirmation(app, services);
  bindSessions(app, services);
  bindProfile(app, services);
}

/** What reaches other companies' servers for a workspace, and what these call here. */
function bindConnections(app: Hono, services: Services): void {
  bindNotion(app, services);
  bindActions(app, services);
  bindCalCom(app, services);
  bindCalComPages(app, services);
  bindSlack(app, services);
  bindSlackPages(app, services);
  bindIncomingMailPages(app, services);
}

/** All routes, without a socket: what `main.ts` serves and tests call. */
export function createApp(services: Services, built?: BuiltFolders): Hono {
  const app = new Hono();
  app.use('*', securityHeaders(services));
  app.use('*', enterLabel(services), refuseForeignHost(services), hideFromClients(services));
  app.use('*', warnOfUntrustedProxy(services));
  bindOperation(app, services);
  bindMetricsPage(app, services);
  bindPeople(app, services);
  bindApiKeys(app, services);
  bindWebhooks(app, services);
  bindModelKeys(app, services);
  bindDataExport(app, services);
  bindAccounts(app, services);
  bindWorkspaces(app, services);
  bindAgents(app, services, {
    addWebsite: async (ctx, agentId, url) => {
      await addSource(ctx, agentId, { kind: 'website', url, mode: 'site' });
    },
    addSample: addSampleSources,
    addTests: async (ctx, agentId, tests) => {
      for (const test of tests) await addTest(ctx, agentId, { ...test, origin: 'template' });
    },
    copyActions: async (ctx, fromAgentId, toAgentId) => {
      await copyActions(ctx, fromAgentId, toAgentId);
      await copyToolServers(ctx, fromAgentId, toAgentId);
    },
    copySources,
  });
  bindSources(app, services);
  bindConnections(app, services);
  bindConversations(app, services);
  bindTags(app, services);
  bindNotes(app, services);
  bindLeads(app, services);
  bindBookings(app, services);
  bindIdentity(app, services);
  bindInbox(app, services);
  bindInboxSettings(app, services);
  bindPresence(app, services);
  bindPrivacy(app, services);
  bindSavedViews(app, services);
  bindSavedReplies(app, services);
  bindAnalytics(app, services);
  bindAnswering(app, services);
  bindMcp(app, services);
  bindAgentTests(app, services);
  bindBilling(app, services);
  bindPaymentWebhook(app, services);
  bindChatgenieBilling(app, services);
  bindPartners(app, services);
  bindOperator(app, services);
  bindAnnouncements(app, services);
  bindAuditLog(app, services);
  bindChatGenie(app, services);
  bindLive(app, services);
  bindWidget(app, services);
  bindVisitorBookings(app, services);
  bindPublicAgentPages(app, services);
  bindDiscoverPages(app, services);
  bindPicturePages(app, services);
  bindContact(app, services);
  bindStatus(app, services);
  bindDocs(app, services, contentFolder);
  bindTrials(app, services);
  if (built !== undefined) {
    bindLabelPages(app, built);
    bindWidgetPages(app, services, built.widget);
    bindPages(app, services, built.web, () => listDiscoverPaths(services));
  }
  app.notFound((c) => answerFailure(c, services.log, failure('not-found'), undefined));
  app.onError((error, c) => answerFailure(c, services.log, error, undefined));
  return app;
}

/** The second product: nothing of it belongs to a workspace. */
function bindChatGenie(app: Hono, services: Services): void {
  bindChatArchives(app, services);
  bindWrapped(app, services);
  bindSharedWrapped(app, services);
  bindLegalExports(app, services);
}
