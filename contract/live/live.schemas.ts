import { z } from 'zod';

/** One server-sent event of the live stream: what changed, never the content. */
export const liveEventSchema = z.object({
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
});

export const followLive = {
  summary: 'Follow changes in the workspace as server-sent events with names and ids',
  answer: liveEventSchema,
};
