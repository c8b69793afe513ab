import type * as schemas from './data-export.schemas.ts';
import { defineEndpoint } from './endpoint.ts';

export const exportAccount = defineEndpoint<typeof schemas.exportAccount>({
  name: 'accounts.export',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything stored about the account and what it owns, as a zip of JSON',
  access: 'user',
  transport: 'file',
});
