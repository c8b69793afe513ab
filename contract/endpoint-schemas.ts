import { z } from 'zod';
import * as accounts from './accounts/accounts.schemas.ts';
import * as actions from './actions/actions.schemas.ts';
import * as agentTests from './agent-tests/agent-tests.schemas.ts';
import * as agents from './agents/agents.schemas.ts';
import * as analytics from './analytics/analytics.schemas.ts';
import * as announcements from './announcements/announcements.schemas.ts';
import * as apiKeys from './api-keys/api-keys.schemas.ts';
import * as attachments from './attachments/attachments.schemas.ts';
import * as auditLog from './audit/audit.schemas.ts';
import * as billing from './billing/billing.schemas.ts';
import * as bookings from './bookings/bookings.schemas.ts';
import * as calCom from './cal-com/cal-com.schemas.ts';
import * as chatArchives from './chat-archives/chat-archives.schemas.ts';
import * as chatFigures from './chat-figures/chat-figures.schemas.ts';
import * as chatImports from './chat-imports/chat-imports.schemas.ts';
import * as chatgenieBilling from './chatgenie-billing/chatgenie-billing.schemas.ts';
import * as completions from './completions/completions.schemas.ts';
import * as confirmation from './confirmation/confirmation.schemas.ts';
import * as contact from './contact/contact.schemas.ts';
import * as contradictions from './contradictions/contradictions.schemas.ts';
import * as conversations from './conversations/conversations.schemas.ts';
import * as crawls from './crawls/crawls.schemas.ts';
import * as dataExport from './data-export/data-export.schemas.ts';
import * as docs from './docs/docs.schemas.ts';
import * as emailVerification from './email-verification/email-verification.schemas.ts';
import type { Endpoint, EndpointSchemas, SchemasOf } from './endpoint.ts';
import { endpointsByNoun } from './endpoints.ts';
import * as googleSignIn from './google-sign-in/google-sign-in.schemas.ts';
import * as hooks from './hooks/hooks.schemas.ts';
import * as identity from './identity/identity.schemas.ts';
import * as inbox from './inbox/inbox.schemas.ts';
import * as inboxSettings from './inbox-settings/inbox-settings.schemas.ts';
import * as leads from './leads/leads.schemas.ts';
import * as legalExports from './legal-exports/legal-exports.schemas.ts';
import * as live from './live/live.schemas.ts';
import * as mcp from './mcp/mcp.schemas.ts';
import * as modelKeys from './model-keys/model-keys.schemas.ts';
import * as modelPrices from './model-prices/model-prices.schemas.ts';
import * as notes from './notes/notes.schemas.ts';
import * as notion from './notion/notion.schemas.ts';
import * as operatedMessages from './operated-messages/operated-messages.schemas.ts';
import * as operatedPartners from './operated-partners/operated-partners.schemas.ts';
import * as operatedWorkspaces from './operated-workspaces/operated-workspaces.schemas.ts';
import * as operation from './operation/operation.schemas.ts';
import * as operator from './operator/operator.schemas.ts';
import * as partners from './partners/partners.schemas.ts';
import * as passkeys from './passkeys/passkeys.schemas.ts';
import * as passwords from './passwords/passwords.schemas.ts';
import * as presence from './presence/presence.schemas.ts';
import * as privacy from './privacy/privacy.schemas.ts';
import * as profile from './profile/profile.schemas.ts';
import * as registration from './registration/registration.schemas.ts';
import * as savedReplies from './saved-replies/saved-replies.schemas.ts';
import * as savedViews from './saved-views/saved-views.schemas.ts';
import * as secondFactor from './second-factor/second-factor.schemas.ts';
import * as sessions from './sessions/sessions.schemas.ts';
import * as signIn from './sign-in/sign-in.schemas.ts';
import * as slack from './slack/slack.schemas.ts';
import * as sourcePages from './source-pages/source-pages.schemas.ts';
import * as sources from './sources/sources.schemas.ts';
import * as status from './status/status.schemas.ts';
import * as synonyms from './synonyms/synonyms.schemas.ts';
import * as tags from './tags/tags.schemas.ts';
import * as toolServers from './tool-servers/tool-servers.schemas.ts';
import * as trials from './trials/trials.schemas.ts';
import * as unansweredQuestions from './unanswered-questions/unanswered-questions.schemas.ts';
import * as waitlist from './waitlist/waitlist.schemas.ts';
import * as webhooks from './webhooks/webhooks.schemas.ts';
import * as widget from './widget/widget.schemas.ts';
import * as workspaces from './workspaces/workspaces.schemas.ts';
import * as wrapped from './wrapped/wrapped.schemas.ts';

type Nouns = typeof endpointsByNoun;

/** For each endpoint the constant of its name: one that is missing, or of another type, does not compile. */
const schemasByNoun: {
  [Noun in keyof Nouns]: {
    [Name in keyof Nouns[Noun]]: Nouns[Noun][Name] extends Endpoint ? SchemasOf<Nouns[Noun][Name]> : never;
  };
} = {
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

/** Of every part: those that an endpoint leaves out are empty objects. */
export type PartSchemas = Required<EndpointSchemas>;

const nothing = z.object({});

/** Fills in the parts that an endpoint takes nothing in. */
export function withEmptyParts(schemas: EndpointSchemas): PartSchemas {
  return { params: nothing, query: nothing, body: nothing, ...schemas };
}

const schemasByName: ReadonlyMap<string, PartSchemas> = new Map(
  Object.entries(endpointsByNoun).flatMap(([noun, endpoints]) => {
    const schemas: Record<string, EndpointSchemas> = schemasByNoun[noun as keyof Nouns];
    return Object.entries<Endpoint>(endpoints).map(([key, { name }]) => {
      const own = schemas[key];
      if (own === undefined) throw new Error(`${name} has no schemas.`);
      return [name, withEmptyParts(own)] as const;
    });
  }),
);

/** What an endpoint takes and gives, at run time. */
export function schemasOf({ name }: Pick<Endpoint, 'name'>): PartSchemas {
  const schemas = schemasByName.get(name);
  if (schemas === undefined) throw new Error(`${name} is not in the list of endpoints.`);
  return schemas;
}
