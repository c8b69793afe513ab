import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './presence.schemas.ts';

export const recordPresence = defineEndpoint<typeof schemas.recordPresence>({
  name: 'presence.record',
  method: 'POST',
  path: '/api/v1/presence',
  access: 'member',
  errors: ['not-allowed'],
  worksSuspended: true,
});
