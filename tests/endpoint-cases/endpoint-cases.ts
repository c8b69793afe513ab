import { addApiKey, type Client, expectStatus, newEmail, testPassword } from '../factories.ts';
import { newName } from '../new-name.ts';
import { pictureForm } from '../picture-form.ts';
import { accountCases, somebody } from './account-cases.ts';
import { actionCases } from './action-cases.ts';
import { agentCases } from './agent-cases.ts';
import { billingCases } from './billing-cases.ts';
import { bookingCases } from './booking-cases.ts';
import { chatCases } from './chat-cases.ts';
import { chatgenieBillingCases } from './chatgenie-billing-cases.ts';
import { conversationCases, filterByAgent, freshConversation, message } from './conversation-cases.ts';
import type { EndpointCase, Owner } from './endpoint-case.ts';
import { modelKeyCases } from './model-key-cases.ts';
import { operatorCases } from './operator-cases.ts';
import { partnerCases } from './partner-cases.ts';
import { slackCases } from './slack-cases.ts';
import { sourceCases } from './source-cases.ts';
import { webhookCases } from './webhook-cases.ts';

export async function addSavedView(client: Client, name: string): Promise<string> {
  const body = { kind: 'conversations', name, filter: 'outcome=declined' };
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/saved-views', body), 201)).id;
}

async function addLead({ client, ids }: Owner): Promise<string> {
  const made = await client.post('/api/v1/leads', { agentId: ids.agentId, name: 'Somebody' });
  return (await expectStatus<{ id: string }>(made, 201)).id;
}

/** Every endpoint of the contract, by its name, with what the test of all endpoints cannot know by itself. */
export const endpointCases: Record<string, EndpointCase> = {
  'accounts.csrf-token': {},
  'accounts.register': { valid: () => ({ body: { email: newEmail(), password: testPassword } }) },
  'accounts.login': {
    valid: ({ client }) => ({ body: { email: client.user.email, password: testPassword } }),
  },
  'accounts.logout': {},
  'accounts.profile': {},
  'accounts.set-picture': { valid: () => ({ body: pictureForm() }) },
  'accounts.remove-picture': {},
  'accounts.update-profile': { valid: () => ({ body: { firstname: 'Ana' } }) },
  'api-keys.create': { onlyBrowsers: true, valid: () => ({ body: { name: 'Another' } }) },
  'api-keys.list': {},
  'api-keys.revoke': {
    valid: async ({ client }) => ({ params: { apiKeyId: (await addApiKey(client)).id } }),
  },

  ...accountCases,
  ...modelKeyCases,
  ...webhookCases,
  ...agentCases,
  ...sourceCases,
  ...conversationCases,
  ...bookingCases,
  ...slackCases,
  ...actionCases,

  'mcp.call': { valid: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }) },
  'mcp.get': {},
  'mcp.test': { valid: () => ({ body: { query: 'opening hours' } }) },

  'analytics.count-leads': { pointing: filterByAgent },
  'analytics.list-attention': { pointing: filterByAgent },
  'analytics.list-hours': { pointing: filterByAgent },
  'analytics.list-top': {
    pointing: (_own, foreign) => [{ query: `by=page&agentId=${foreign.ids.agentId}` }],
  },
  'analytics.list-top-questions': { pointing: filterByAgent },
  'analytics.measure-first-word': { pointing: filterByAgent },
  'analytics.list-used-sources': { pointing: filterByAgent },

  'leads.list': { pointing: filterByAgent },
  'leads.create': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId, email: newEmail() } }),
    pointing: (own, { ids }) => [
      { body: { agentId: ids.agentId, email: newEmail() } },
      { body: { agentId: own.ids.agentId, conversationId: ids.conversationId, email: newEmail() } },
    ],
  },
  'leads.get': {},
  'leads.update': { valid: () => ({ body: { status: 'contacted', note: 'Called back.' } }) },
  'leads.set-status': {
    valid: ({ ids }) => ({ body: { selection: { leadIds: [ids.leadId] }, status: 'won' } }),
    pointing: (_own, { ids }) => [
      { body: { selection: { leadIds: [ids.leadId] }, status: 'won' } },
      { body: { selection: { filter: { agentId: ids.agentId }, newestId: ids.leadId }, status: 'won' } },
    ],
  },
  'leads.delete': {
    valid: async (owner) => ({ params: { leadId: await addLead(owner) } }),
  },
  'leads.delete-several': {
    valid: async (owner) => ({ body: { selection: { leadIds: [await addLead(owner)] } } }),
    pointing: (_own, { ids }) => [
      { body: { selection: { leadIds: [ids.leadId] } } },
      { body: { selection: { filter: { agentId: ids.agentId }, newestId: ids.leadId } } },
    ],
  },
  'leads.export': { pointing: filterByAgent },

  'saved-views.list': {},
  'saved-views.create': {
    valid: () => ({ body: { kind: 'leads', name: newName('View'), filter: '' } }),
  },
  'saved-views.update': { valid: () => ({ body: { name: newName('Renamed view') } }) },
  'saved-views.delete': {
    valid: async ({ client }) => ({
      params: { savedViewId: await addSavedView(client, newName('Passing view')) },
    }),
  },

  'privacy.get-settings': {},
  'privacy.update-settings': {
    valid: () => ({ body: { conversationDays: 365, leadDays: null, masksCardNumbers: true } }),
  },
  'privacy.list-erasures': {},
  'privacy.find-person': {
    valid: ({ ids }) => ({ body: { person: { conversationId: ids.conversationId } } }),
    pointing: (_own, { ids }) => [{ body: { person: { conversationId: ids.conversationId } } }],
  },
  'privacy.export-person': {
    valid: ({ ids }) => ({ query: `conversationId=${ids.conversationId}` }),
    pointing: (_own, { ids }) => [{ query: `conversationId=${ids.conversationId}` }],
  },
  'privacy.erase-person': {
    valid: async (owner) => ({ body: { person: { conversationId: await freshConversation(owner) } } }),
    pointing: (_own, { ids }) => [{ body: { person: { conversationId: ids.conversationId } } }],
  },

  'billing.usage': { pointing: filterByAgent },
  ...billingCases,
  ...chatgenieBillingCases,
  ...chatCases,

  ...partnerCases,

  'live.follow': {},

  'widget.launcher': {},
  'widget.session': {},
  'widget.identify': { valid: async ({ signIdentity }) => ({ body: { token: await signIdentity() } }) },
  'widget.end-identity': { valid: async ({ signIdentity }) => ({ body: { token: await signIdentity() } }) },
  'widget.send-message': {
    needsVisitor: true,
    valid: () => ({ body: { message } }),
    pointing: (_own, { ids }) => [{ body: { message, conversationId: ids.conversationId } }],
  },
  'widget.finish-conversation': { needsVisitor: true },
  'widget.email-transcript': { needsVisitor: true, valid: () => ({ body: { email: newEmail() } }) },
  'widget.follow-conversation': { needsVisitor: true },
  'widget.rate-conversation': {
    needsVisitor: true,
    valid: () => ({ body: { rating: 'positive' } }),
  },
  'widget.rate-message': { needsVisitor: true, valid: () => ({ body: { feedback: 'negative' } }) },
  'widget.leave-contact': {
    needsVisitor: true,
    valid: () => ({ body: { name: 'Ada', email: newEmail() } }),
    pointing: (_own, { ids }) => [
      { body: { conversationId: ids.conversationId, name: 'Ada', email: newEmail() } },
    ],
  },

  'contact.send': {
    valid: () => ({ body: { name: 'Ana', email: newEmail(), message: 'How long is the delivery?' } }),
  },
  'waitlist.join': { valid: () => ({ body: { email: newEmail() } }) },
  'status.get': {},
  'docs.search': { valid: () => ({ query: 'q=widget' }) },
  'docs.rate-page': { valid: () => ({ body: { page: 'quick-start', isHelpful: true } }) },
  'docs.demo-agent': {},
  'trials.create': { valid: ({ siteUrl }) => ({ body: { url: siteUrl } }) },
  'trials.show': { valid: async ({ addTrial }) => ({ body: { secret: await addTrial() } }) },
  'trials.keep': {
    valid: async ({ app, addTrial }) => ({ client: await somebody(app), body: { secret: await addTrial() } }),
  },

  ...operatorCases,
  'audit-log.list': { onlyBrowsers: true },
  'audit-log.export': { onlyBrowsers: true },

  'operation.health': {},
  'operation.live': {},
  'operation.ready': {},
  'operation.openapi': {},
};
