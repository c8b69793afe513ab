import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { orderKeySchema, webhookUrlSchema } from '../webhooks/webhooks.schemas.ts';
import { webhookEvents, webhookOffReasons } from '../webhooks/webhooks.ts';
import { hookSamplesMaximum } from './hooks.ts';

const eventSchema = z.enum(webhookEvents);

export const hookSchema = z.object({
  id: idSchema,
  event: eventSchema,
  targetUrl: z.string(),
  /** Only events of this agent; null for those of all. */
  agentId: idSchema.nullable(),
  /** The key that subscribed: the hook ends with it. Null where a signed-in member did. */
  apiKey: z.object({ id: idSchema, name: z.string() }).nullable(),
  isOn: z.boolean(),
  /** Why it is off; null while it is on. */
  offReason: z.enum(webhookOffReasons).nullable(),
  /** Since when every attempt has failed; null while they succeed. */
  failingSince: timeSchema.nullable(),
  lastDeliveredAt: timeSchema.nullable(),
  createdAt: timeSchema,
});
export type Hook = z.infer<typeof hookSchema>;

export const listHooks = {
  summary: 'List what automation tools such as Zapier have subscribed to, newest first',
  answer: z.object({
    data: z.array(hookSchema),
    /** Where the Zapier app of this installation is added to an account; null where the operator has set none. */
    zapierAppUrl: z.string().nullable(),
  }),
};

export const createHook = {
  summary:
    'Subscribe a URL to an event, as automation tools do; each request has the data of the event, and a response of 410 ends the hook',
  body: z.object({
    targetUrl: webhookUrlSchema,
    event: eventSchema,
    /** Only events of this agent. Those about the workspace itself, such as `usage.warned`, are then not sent. */
    agentId: idSchema.optional(),
  }),
  answer: hookSchema,
};

export const deleteHook = {
  summary: 'End a hook; an API key without the scope admin can only end its own',
  params: z.object({ hookId: idSchema }),
  answer: z.object({}),
};

export const listHookSamples = {
  summary: 'Get the newest events of a kind as a hook would send them now, newest first',
  query: z.object({
    event: eventSchema.default('lead.created'),
    agentId: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(hookSamplesMaximum).default(3),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        type: eventSchema,
        timestamp: timeSchema,
        orderKey: orderKeySchema,
        /** As the body of this event has it: see `webhooks` in the OpenAPI document. */
        data: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
};
