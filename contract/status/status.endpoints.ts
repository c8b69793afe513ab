import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './status.schemas.ts';

export const getStatus = defineEndpoint<typeof schemas.getStatus>({
  name: 'status.get',
  method: 'GET',
  path: '/api/status',
  summary: 'Get the measured status now and over the last 90 days',
  access: 'public',
});
