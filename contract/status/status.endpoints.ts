import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './status.schemas.ts';

export const getStatus = defineEndpoint<typeof schemas.getStatus>({
  name: 'status.get',
  method: 'GET',
  path: '/api/status',
  access: 'public',
});
