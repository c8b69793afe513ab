import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operator.schemas.ts';

export const getOperator = defineEndpoint<typeof schemas.getOperator>({
  name: 'operator.get',
  method: 'GET',
  path: '/api/operator',
  access: 'operator',
});

export const listWorkspaces = defineEndpoint<typeof schemas.listWorkspaces>({
  name: 'operator.list-workspaces',
  method: 'GET',
  path: '/api/operator/workspaces',
  access: 'operator',
});

export const getOperatedWorkspace = defineEndpoint<typeof schemas.getOperatedWorkspace>({
  name: 'operator.get-workspace',
  method: 'GET',
  path: '/api/operator/workspaces/{workspaceId}',
  access: 'operator',
  errors: ['not-found'],
});

export const grantPlan = defineEndpoint<typeof schemas.grantPlan>({
  name: 'operator.grant-plan',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/grant',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found'],
});

export const endGrant = defineEndpoint<typeof schemas.endGrant>({
  name: 'operator.end-grant',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/end-grant',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});

export const suspendWorkspace = defineEndpoint<typeof schemas.suspendWorkspace>({
  name: 'operator.suspend-workspace',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/suspend',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});

export const resumeWorkspace = defineEndpoint<typeof schemas.resumeWorkspace>({
  name: 'operator.resume-workspace',
  method: 'POST',
  path: '/api/operator/workspaces/{workspaceId}/resume',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});

export const listChatgenieUsers = defineEndpoint<typeof schemas.listChatgenieUsers>({
  name: 'operator.list-chatgenie-users',
  method: 'GET',
  path: '/api/operator/chatgenie-users',
  access: 'operator',
});

export const grantChatgenie = defineEndpoint<typeof schemas.grantChatgenie>({
  name: 'operator.grant-chatgenie',
  method: 'POST',
  path: '/api/operator/chatgenie-users/grant',
  access: 'operator',
  needsRecentConfirmation: true,
});

export const endChatgenieGrant = defineEndpoint<typeof schemas.endChatgenieGrant>({
  name: 'operator.end-chatgenie-grant',
  method: 'POST',
  path: '/api/operator/chatgenie-users/{userId}/end-grant',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found'],
});

export const listContactMessages = defineEndpoint<typeof schemas.listContactMessages>({
  name: 'operator.list-contact-messages',
  method: 'GET',
  path: '/api/operator/contact-messages',
  access: 'operator',
});

export const markContactMessage = defineEndpoint<typeof schemas.markContactMessage>({
  name: 'operator.mark-contact-message',
  method: 'PATCH',
  path: '/api/operator/contact-messages/{contactMessageId}',
  access: 'operator',
  errors: ['not-found'],
});

export const exportContactMessages = defineEndpoint<typeof schemas.exportContactMessages>({
  name: 'operator.export-contact-messages',
  method: 'GET',
  path: '/api/operator/contact-messages/export',
  access: 'operator',
  transport: 'file',
});

export const listWaitlist = defineEndpoint<typeof schemas.listWaitlist>({
  name: 'operator.list-waitlist',
  method: 'GET',
  path: '/api/operator/waitlist',
  access: 'operator',
});

export const markWaitlistEntry = defineEndpoint<typeof schemas.markWaitlistEntry>({
  name: 'operator.mark-waitlist-entry',
  method: 'PATCH',
  path: '/api/operator/waitlist',
  access: 'operator',
  errors: ['not-found'],
});

export const exportWaitlist = defineEndpoint<typeof schemas.exportWaitlist>({
  name: 'operator.export-waitlist',
  method: 'GET',
  path: '/api/operator/waitlist/export',
  access: 'operator',
  transport: 'file',
});

export const listFailedEmails = defineEndpoint<typeof schemas.listFailedEmails>({
  name: 'operator.list-failed-emails',
  method: 'GET',
  path: '/api/operator/emails',
  access: 'operator',
});

export const retryEmails = defineEndpoint<typeof schemas.retryEmails>({
  name: 'operator.retry-emails',
  method: 'POST',
  path: '/api/operator/emails/retry',
  access: 'operator',
  errors: ['not-found'],
});

export const listFailedJobs = defineEndpoint<typeof schemas.listFailedJobs>({
  name: 'operator.list-failed-jobs',
  method: 'GET',
  path: '/api/operator/jobs',
  access: 'operator',
});

export const retryJobs = defineEndpoint<typeof schemas.retryJobs>({
  name: 'operator.retry-jobs',
  method: 'POST',
  path: '/api/operator/jobs/retry',
  access: 'operator',
  errors: ['not-found'],
});

export const listCosts = defineEndpoint<typeof schemas.listCosts>({
  name: 'operator.list-costs',
  method: 'GET',
  path: '/api/operator/costs',
  access: 'operator',
});

export const listDocsFeedback = defineEndpoint<typeof schemas.listDocsFeedback>({
  name: 'operator.list-docs-feedback',
  method: 'GET',
  path: '/api/operator/docs-feedback',
  access: 'operator',
});

export const listBackups = defineEndpoint<typeof schemas.listBackups>({
  name: 'operator.list-backups',
  method: 'GET',
  path: '/api/operator/backups',
  access: 'operator',
});

export const listOperatorAudit = defineEndpoint<typeof schemas.listOperatorAudit>({
  name: 'operator.list-audit-log',
  method: 'GET',
  path: '/api/operator/audit-log',
  access: 'operator',
});

export const exportOperatorAudit = defineEndpoint<typeof schemas.exportOperatorAudit>({
  name: 'operator.export-audit-log',
  method: 'GET',
  path: '/api/operator/audit-log/export',
  access: 'operator',
  transport: 'file',
});

export const getPrices = defineEndpoint<typeof schemas.getPrices>({
  name: 'operator.get-prices',
  method: 'GET',
  path: '/api/operator/prices',
  access: 'operator',
  errors: ['unavailable'],
});

export const listPartners = defineEndpoint<typeof schemas.listPartners>({
  name: 'operator.list-partners',
  method: 'GET',
  path: '/api/operator/partners',
  access: 'operator',
});

export const setPartnerTerms = defineEndpoint<typeof schemas.setPartnerTerms>({
  name: 'operator.set-partner-terms',
  method: 'PUT',
  path: '/api/operator/partners/{partnerId}/terms',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found'],
});

export const removePartnerWhiteLabel = defineEndpoint<typeof schemas.removePartnerWhiteLabel>({
  name: 'operator.remove-white-label',
  method: 'POST',
  path: '/api/operator/partners/{partnerId}/white-label/remove',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found'],
});

export const listPayouts = defineEndpoint<typeof schemas.listPayouts>({
  name: 'operator.list-payouts',
  method: 'GET',
  path: '/api/operator/payouts',
  access: 'operator',
});

export const settlePayout = defineEndpoint<typeof schemas.settlePayout>({
  name: 'operator.settle-payout',
  method: 'POST',
  path: '/api/operator/payouts/{payoutId}/settle',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});
