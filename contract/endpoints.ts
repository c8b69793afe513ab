import * as accounts from './accounts/accounts.endpoints.ts';
import * as actions from './actions/actions.endpoints.ts';
import * as agentTests from './agent-tests/agent-tests.endpoints.ts';
import * as agents from './agents/agents.endpoints.ts';
import * as analytics from './analytics/analytics.endpoints.ts';
import * as announcements from './announcements/announcements.endpoints.ts';
import * as apiKeys from './api-keys/api-keys.endpoints.ts';
import * as attachments from './attachments/attachments.endpoints.ts';
import * as auditLog from './audit/audit.endpoints.ts';
import * as billing from './billing/billing.endpoints.ts';
import * as bookings from './bookings/bookings.endpoints.ts';
import * as calCom from './cal-com/cal-com.endpoints.ts';
import * as chatArchives from './chat-archives/chat-archives.endpoints.ts';
import * as chatFigures from './chat-figures/chat-figures.endpoints.ts';
import * as chatImports from './chat-imports/chat-imports.endpoints.ts';
import * as chatgenieBilling from './chatgenie-billing/chatgenie-billing.endpoints.ts';
import * as completions from './completions/completions.endpoints.ts';
import * as confirmation from './confirmation/confirmation.endpoints.ts';
import * as contact from './contact/contact.endpoints.ts';
import * as contradictions from './contradictions/contradictions.endpoints.ts';
import * as conversations from './conversations/conversations.endpoints.ts';
import * as crawls from './crawls/crawls.endpoints.ts';
import * as dataExport from './data-export/data-export.endpoints.ts';
import * as docs from './docs/docs.endpoints.ts';
import * as emailVerification from './email-verification/email-verification.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as googleSignIn from './google-sign-in/google-sign-in.endpoints.ts';
import * as hooks from './hooks/hooks.endpoints.ts';
import * as identity from './identity/identity.endpoints.ts';
import * as inbox from './inbox/inbox.endpoints.ts';
import * as inboxSettings from './inbox-settings/inbox-settings.endpoints.ts';
import * as leads from './leads/leads.endpoints.ts';
import * as legalExports from './legal-exports/legal-exports.endpoints.ts';
import * as live from './live/live.endpoints.ts';
import * as mcp from './mcp/mcp.endpoints.ts';
import * as modelKeys from './model-keys/model-keys.endpoints.ts';
import * as modelPrices from './model-prices/model-prices.endpoints.ts';
import * as notes from './notes/notes.endpoints.ts';
import * as notion from './notion/notion.endpoints.ts';
import * as operatedMessages from './operated-messages/operated-messages.endpoints.ts';
import * as operatedPartners from './operated-partners/operated-partners.endpoints.ts';
import * as operatedWorkspaces from './operated-workspaces/operated-workspaces.endpoints.ts';
import * as operation from './operation/operation.endpoints.ts';
import * as operator from './operator/operator.endpoints.ts';
import * as partners from './partners/partners.endpoints.ts';
import * as passkeys from './passkeys/passkeys.endpoints.ts';
import * as passwords from './passwords/passwords.endpoints.ts';
import * as presence from './presence/presence.endpoints.ts';
import * as privacy from './privacy/privacy.endpoints.ts';
import * as profile from './profile/profile.endpoints.ts';
import * as registration from './registration/registration.endpoints.ts';
import * as savedReplies from './saved-replies/saved-replies.endpoints.ts';
import * as savedViews from './saved-views/saved-views.endpoints.ts';
import * as secondFactor from './second-factor/second-factor.endpoints.ts';
import * as sessions from './sessions/sessions.endpoints.ts';
import * as signIn from './sign-in/sign-in.endpoints.ts';
import * as slack from './slack/slack.endpoints.ts';
import * as sourcePages from './source-pages/source-pages.endpoints.ts';
import * as sources from './sources/sources.endpoints.ts';
import * as status from './status/status.endpoints.ts';
import * as synonyms from './synonyms/synonyms.endpoints.ts';
import * as tags from './tags/tags.endpoints.ts';
import * as toolServers from './tool-servers/tool-servers.endpoints.ts';
import * as trials from './trials/trials.endpoints.ts';
import * as unansweredQuestions from './unanswered-questions/unanswered-questions.endpoints.ts';
import * as waitlist from './waitlist/waitlist.endpoints.ts';
import * as webhooks from './webhooks/webhooks.endpoints.ts';
import * as widget from './widget/widget.endpoints.ts';
import * as workspaces from './workspaces/workspaces.endpoints.ts';
import * as wrapped from './wrapped/wrapped.endpoints.ts';

export const endpointsByNoun = {
  profile,
  signIn,
  sessions,
  passwords,
  googleSignIn,
  passkeys,
  secondFactor,
  emailVerification,
  confirmation,
  accounts,
  apiKeys,
  webhooks,
  hooks,
  modelKeys,
  dataExport,
  workspaces,
  agents,
  sources,
  sourcePages,
  crawls,
  actions,
  toolServers,
  notion,
  calCom,
  slack,
  conversations,
  unansweredQuestions,
  attachments,
  completions,
  identity,
  mcp,
  inbox,
  inboxSettings,
  presence,
  tags,
  notes,
  leads,
  bookings,
  savedViews,
  privacy,
  registration,
  savedReplies,
  agentTests,
  contradictions,
  synonyms,
  analytics,
  billing,
  chatArchives,
  chatImports,
  chatFigures,
  chatgenieBilling,
  wrapped,
  legalExports,
  partners,
  live,
  widget,
  contact,
  waitlist,
  status,
  docs,
  trials,
  operation,
  operator,
  operatedWorkspaces,
  operatedMessages,
  operatedPartners,
  modelPrices,
  announcements,
  auditLog,
};

/** All endpoints there are: the OpenAPI document and the test of every endpoint walk this list. */
export const endpoints: readonly Endpoint[] = Object.values(endpointsByNoun).flatMap((noun) =>
  Object.values<Endpoint>(noun),
);
