import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './billing.schemas.ts';

export const getUsage = defineEndpoint<typeof schemas.getUsage>({
  name: 'billing.usage',
  method: 'GET',
  path: '/api/v1/usage',
  access: 'member',
});
