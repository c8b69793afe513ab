import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './audit.schemas.ts';

export const listAuditLog = defineEndpoint<typeof schemas.listAuditLog>({
  name: 'audit-log.list',
  method: 'GET',
  path: '/api/v1/audit-log',
  access: 'member',
  role: 'owner',
});

export const exportAuditLog = defineEndpoint<typeof schemas.exportAuditLog>({
  name: 'audit-log.export',
  method: 'GET',
  path: '/api/v1/audit-log/export',
  access: 'member',
  role: 'owner',
  transport: 'file',
});
