import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './data-export.schemas.ts';

export const exportAccount = defineEndpoint<typeof schemas.exportAccount>({
  name: 'accounts.export',
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  needsRecentConfirmation: true,
  transport: 'file',
});
