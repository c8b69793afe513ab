import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** One server-sent event of the live stream: what changed, never the content. */
export const liveEventSchema = z.object({
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
});

export const followLive = defineEndpoint({
  name: 'live.follow',
  method: 'GET',
  path: '/api/v1/live',
  summary: 'Follow what changes in the workspace, as server-sent events with names and ids',
  access: 'member',
  answer: liveEventSchema,
  transport: 'event-stream',
});
