import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './live.schemas.ts';

export const followLive = defineEndpoint<typeof schemas.followLive>({
  name: 'live.follow',
  method: 'GET',
  path: '/api/v1/live',
  access: 'member',
  transport: 'event-stream',
});
