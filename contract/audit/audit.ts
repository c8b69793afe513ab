import { externalAccessList } from '../passwords/external-access.ts';

/** What an entry is about, to filter by. */
export const auditGroups = [
  'sign-in',
  'members',
  'keys',
  'plan',
  'agents',
  'settings',
  'exports',
  'operator',
] as const;
export type AuditGroup = (typeof auditGroups)[number];

/**
 * Every action that the audit log keeps, with its sentence. `{name}` is the name of what it was done to; other words in
 * braces are details of the entry. The actor comes before it.
 */
export const auditActions = {
  'password.changed': { group: 'sign-in', sentence: 'changed their password' },
  'password.reset': { group: 'sign-in', sentence: 'set a new password with an emailed link' },
  'second-factor.enabled': { group: 'sign-in', sentence: 'turned on two-factor sign-in' },
  'second-factor.disabled': { group: 'sign-in', sentence: 'turned off two-factor sign-in' },
  'passkey.added': { group: 'sign-in', sentence: 'added the passkey {name}' },
  'passkey.deleted': { group: 'sign-in', sentence: 'deleted the passkey {name}' },
  'google.linked': { group: 'sign-in', sentence: 'linked a Google account' },
  'other-access.removed': {
    group: 'sign-in',
    sentence: `removed their passkeys, their Google link and what they had set up when setting a new password: ${externalAccessList}`,
  },
  'member.invited': { group: 'members', sentence: 'invited {name} as {role}' },
  'member.joined': { group: 'members', sentence: 'joined as {role}' },
  'member.role-changed': {
    group: 'members',
    sentence: 'changed the role of {name} from {before} to {after}',
  },
  'member.removed': { group: 'members', sentence: 'removed {name} from the workspace' },
  'member.left': { group: 'members', sentence: 'left the workspace' },
  'invitation.revoked': { group: 'members', sentence: 'revoked the invitation of {name}' },
  'api-key.created': { group: 'keys', sentence: 'created the API key {name} ({scopes})' },
  'api-key.revoked': { group: 'keys', sentence: 'revoked the API key {name}' },
  'webhook.created': { group: 'keys', sentence: 'created the webhook {name}' },
  'webhook.redirected': { group: 'keys', sentence: 'changed the URL of the webhook {name}' },
  'webhook.deleted': { group: 'keys', sentence: 'deleted the webhook {name}' },
  'webhook.secret-rotated': { group: 'keys', sentence: 'created a new secret for the webhook {name}' },
  'action.created': { group: 'keys', sentence: 'created the action {name} of an agent' },
  'action.redirected': { group: 'keys', sentence: 'changed the server of the action {name}' },
  'action.deleted': { group: 'keys', sentence: 'deleted the action {name}' },
  'tool-server.connected': { group: 'keys', sentence: 'connected the remote MCP server {name}' },
  'tool-server.disconnected': { group: 'keys', sentence: 'disconnected the remote MCP server {name}' },
  'model-key.created': { group: 'keys', sentence: 'stored a model key for {name}' },
  'model-key.changed': { group: 'keys', sentence: 'changed the model key for {name}' },
  'model-key.deleted': { group: 'keys', sentence: 'deleted the model key for {name}' },
  'model-budget.changed': { group: 'keys', sentence: 'set the monthly limit for model keys to {limit}' },
  'identity-secret.created': { group: 'keys', sentence: 'created an identity secret for the agent {name}' },
  'identity-secret.deleted': { group: 'keys', sentence: 'deleted an identity secret of the agent {name}' },
  'cal-com.connected': { group: 'keys', sentence: 'connected Cal.com' },
  'cal-com.disconnected': { group: 'keys', sentence: 'disconnected Cal.com' },
  'slack.connected': { group: 'keys', sentence: 'connected Slack' },
  'slack.disconnected': { group: 'keys', sentence: 'disconnected Slack' },
  'slack.channel-chosen': {
    group: 'keys',
    sentence: 'chose the Slack channel {channel} for the agent {name}',
  },
  'notion.connected': { group: 'keys', sentence: 'connected Notion' },
  'notion.disconnected': { group: 'keys', sentence: 'disconnected Notion' },
  'plan.changed': { group: 'plan', sentence: 'changed the plan from {before} to {after}' },
  'checkout.opened': { group: 'plan', sentence: 'opened the payment page for {order}, paid {period}' },
  'subscription.started': { group: 'plan', sentence: 'started the subscription {order}, paid {period}' },
  'subscription.changed': { group: 'plan', sentence: 'changed the subscription to {order}, paid {period}' },
  'subscription.cancelled': { group: 'plan', sentence: 'cancelled the subscription' },
  'subscription.resumed': { group: 'plan', sentence: 'resumed the subscription' },
  'payment.retried': { group: 'plan', sentence: 'paid the open payment' },
  'payment-method.added': { group: 'plan', sentence: 'added the payment method {card}' },
  'payment-method.chosen': { group: 'plan', sentence: 'chose another payment method as the default' },
  'payment-method.removed': { group: 'plan', sentence: 'removed a payment method' },
  'billing-details.changed': { group: 'plan', sentence: 'changed the billing details' },
  'payer.kept': { group: 'plan', sentence: 'agreed that {name} keeps paying for the workspace' },
  'payer.ended': { group: 'plan', sentence: 'ended that {name} pays for the workspace' },
  'after-limit.changed': {
    group: 'plan',
    sentence: 'changed what visitors get after the message limit from {before} to {after}',
  },
  'agents.kept': { group: 'plan', sentence: 'chose {count} agents that keep answering' },
  'agent.created': { group: 'agents', sentence: 'created the agent {name}' },
  'agent.changed': { group: 'agents', sentence: 'changed {fields} of the agent {name}' },
  'agent.deleted': { group: 'agents', sentence: 'deleted the agent {name}' },
  'source.deleted': { group: 'agents', sentence: 'deleted the source {name}' },
  'workspace.renamed': { group: 'settings', sentence: 'renamed the workspace to {name}' },
  'workspace.deleted': { group: 'settings', sentence: 'deleted a workspace' },
  'inbox-settings.changed': { group: 'settings', sentence: 'changed the inbox settings' },
  'leads.exported': { group: 'exports', sentence: 'exported leads' },
  'privacy.changed': { group: 'settings', sentence: 'changed how long visitor data is kept' },
  'visitor.exported': { group: 'exports', sentence: 'exported the data of a visitor' },
  'visitor.erased': {
    group: 'exports',
    sentence: 'erased the data of a visitor: {conversations} conversations, {leads} leads',
  },
  'conversations.exported': { group: 'exports', sentence: 'exported conversations' },
  'account.exported': { group: 'exports', sentence: 'exported the data of their account' },
  'audit-log.exported': { group: 'exports', sentence: 'exported the audit log' },
  'leads.deleted': { group: 'agents', sentence: 'deleted {count} leads' },
  'conversations.deleted': { group: 'agents', sentence: 'deleted {count} conversations' },
  'plan.granted': { group: 'operator', sentence: 'granted {name} the plan {plan} until {until}: {reason}' },
  'grant.ended': { group: 'operator', sentence: 'ended the grant of {name}: {reason}' },
  'user-plan.granted': { group: 'operator', sentence: 'gave {name} ChatGenie Pro: {reason}' },
  'user-plan.grant-ended': { group: 'operator', sentence: 'ended ChatGenie Pro for {name}: {reason}' },
  'workspace.suspended': { group: 'operator', sentence: 'suspended {name}: {reason}' },
  'workspace.resumed': { group: 'operator', sentence: 'resumed {name}: {reason}' },
  'contact-message.answered': { group: 'operator', sentence: 'marked the message of {name} as {state}' },
  'messages.exported': { group: 'operator', sentence: 'exported {what}' },
  'emails.retried': { group: 'operator', sentence: 'sent {count} failed emails again' },
  'jobs.retried': { group: 'operator', sentence: 'started {count} failed jobs again' },
  'white-label.saved': { group: 'operator', sentence: 'saved the white label of {name}' },
  'white-label.removed': { group: 'operator', sentence: 'removed the white label of {name}' },
  'white-label.taken-down': { group: 'operator', sentence: 'removed the white label of {name}: {reason}' },
  'white-label.stopped': { group: 'operator', sentence: 'stopped {name}: its TXT record is missing' },
  'white-label.resumed': { group: 'operator', sentence: 'resumed {name}: its TXT record is back' },
  'payout.requested': { group: 'operator', sentence: 'requested a payout of {amount}' },
  'payout.withdrawn': { group: 'operator', sentence: 'withdrew the request for a payout of {amount}' },
  'payout.paid': { group: 'operator', sentence: 'paid {amount} to {name}: {note}' },
  'payout.declined': { group: 'operator', sentence: 'declined a payout of {amount} to {name}: {note}' },
  'partner.terms-changed': {
    group: 'operator',
    sentence: 'set the commission of {name} to {percent} percent for {months} months',
  },
  'model-price.changed': {
    group: 'operator',
    sentence: 'set the price of {name} to {input} US dollars in and {output} out',
  },
  'model-price.deleted': { group: 'operator', sentence: 'deleted the price of {name}' },
  'announcement.made': { group: 'operator', sentence: 'announced {name}' },
  'announcement.changed': { group: 'operator', sentence: 'changed the announcement {name}' },
  'announcement.deleted': { group: 'operator', sentence: 'deleted the announcement {name}' },
} as const satisfies Record<string, { group: AuditGroup; sentence: string }>;

export type AuditAction = keyof typeof auditActions;

/** Small facts of an entry, by the words in braces of its sentence. */
export type AuditDetails = Record<string, string | number>;

/** Who did it: a member or the operator, a program with an API key, or the product itself. */
export const auditActorKinds = ['user', 'api-key', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];
