import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './billing.schemas.ts';

export const getUsage = defineEndpoint<typeof schemas.getUsage>({
  name: 'billing.usage',
  method: 'GET',
  path: '/api/v1/usage',
  summary:
    'Plan and meters: messages and leads of this month; links, files and characters of one agent, or of the fullest',
  access: 'member',
});
