import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './billing.schemas.ts';

export const getUsage = defineEndpoint<typeof schemas.getUsage>({
  name: 'billing.usage',
  method: 'GET',
  path: '/api/v1/usage',
  summary:
    'Get the plan and its usage: messages and leads of this month; links, files and characters of one agent, or of the agent with the highest usage',
  access: 'member',
});
