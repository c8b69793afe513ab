import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operator.schemas.ts';

export const getOperator = defineEndpoint<typeof schemas.getOperator>({
  name: 'operator.get',
  method: 'GET',
  path: '/api/operator',
  access: 'operator',
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
