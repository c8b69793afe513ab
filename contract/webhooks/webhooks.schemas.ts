import { z } from 'zod';
import { bookingSchema } from '../bookings/bookings.schemas.ts';
import { conversationSchema, messageSchema } from '../conversations/conversations.schemas.ts';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { leadSchema } from '../leads/leads.schemas.ts';
import { listOf, pageQuerySchema, rangeQuerySchema } from '../lists.schemas.ts';
import { monthlyMeters } from '../plans.ts';
import { sourceSchema } from '../sources/sources.schemas.ts';
import {
  type DeliveredEvent,
  deliveryStatuses,
  webhookEvents,
  webhookNameMaximumLength,
  webhookOffReasons,
  webhookPayloads,
  webhookTest,
  webhookUrlMaximumLength,
} from './webhooks.ts';

const eventsSchema = z
  .array(z.enum(webhookEvents))
  .min(1, 'Choose at least one event.')
  .max(webhookEvents.length, 'Name each event once.')
  .refine((events) => new Set(events).size === events.length, 'Name each event once.');

export const webhookUrlSchema = z
  .string()
  .trim()
  .min(1, 'Enter the URL that receives the events.')
  .max(webhookUrlMaximumLength);

const nameSchema = nameText.max(
  webhookNameMaximumLength,
  `Use at most ${webhookNameMaximumLength} characters.`,
);

const answered = {
  agentId: idSchema,
  conversationId: idSchema,
  messageId: idSchema,
  /** With a full payload, unless it has been deleted meanwhile. */
  question: messageSchema.optional(),
  answer: messageSchema.optional(),
};

const booked = z.object({
  agentId: idSchema,
  bookingId: idSchema,
  conversationId: idSchema.nullable(),
  /** Null where the plan stored no more leads. */
  leadId: idSchema.nullable(),
  booking: bookingSchema.optional(),
});

/** What each event carries in `data`: ids, and with a full payload what they name, unless it has been deleted meanwhile. */
export const webhookData = {
  'lead.created': z.object({
    agentId: idSchema,
    leadId: idSchema,
    conversationId: idSchema.nullable(),
    lead: leadSchema.optional(),
  }),
  'lead.updated': z.object({
    agentId: idSchema,
    leadId: idSchema,
    conversationId: idSchema.nullable(),
    lead: leadSchema.optional(),
  }),
  'conversation.started': z.object({
    agentId: idSchema,
    conversationId: idSchema,
    conversation: conversationSchema.optional(),
  }),
  'human_request.created': z.object({
    agentId: idSchema,
    conversationId: idSchema,
    conversation: conversationSchema.optional(),
  }),
  'message.answered': z.object(answered),
  'question.unanswered': z.object(answered),
  'message.rated': z.object(answered),
  'booking.created': booked,
  'booking.moved': booked,
  'booking.cancelled': booked,
  'source.trained': z.object({ agentId: idSchema, sourceId: idSchema, source: sourceSchema.optional() }),
  'usage.warned': z.object({ meter: z.enum(monthlyMeters), percentage: z.literal([80, 100]) }),
  [webhookTest]: z.object({ webhookId: idSchema }),
} satisfies Record<DeliveredEvent, z.ZodType>;

/** As `core/webhooks/order-key-of.ts` finds it. */
export const orderKeySchema = z
  .string()
  .nullable()
  .describe(
    'Events with the same key are sent in the order in which they happened: the id of the conversation, or of the lead where there is none, else of the booking or the source, or the meter. Null for a test.',
  );

/** The body of a delivery. */
export function webhookBodyOf<Event extends DeliveredEvent>(event: Event) {
  return z.object({
    type: z.literal(event),
    timestamp: timeSchema,
    orderKey: orderKeySchema,
    data: webhookData[event],
  });
}

export const webhookSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  /** An automation tool made it by itself: see `/api/v1/hooks`. */
  isHook: z.boolean(),
  events: z.array(z.enum(webhookEvents)),
  payload: z.enum(webhookPayloads),
  isOn: z.boolean(),
  /** Why it is off; null while it is on. */
  offReason: z.enum(webhookOffReasons).nullable(),
  /** Since when every attempt has failed; null while they succeed. */
  failingSince: timeSchema.nullable(),
  lastDeliveredAt: timeSchema.nullable(),
  /** Until when the secret before the last rotation also signs. */
  previousSecretUntil: timeSchema.nullable(),
  /** Who created it; null once they have deleted their account. */
  createdBy: z.object({ userId: idSchema, name: z.string(), email: z.string() }).nullable(),
  createdAt: timeSchema,
});
export type Webhook = z.infer<typeof webhookSchema>;

const withSecret = webhookSchema.extend({
  /** `whsec_` and 32 random bytes in base64; shown in this response only. */
  secret: z.string(),
});

export const attemptSchema = z.object({
  at: timeSchema,
  durationMs: z.number().int(),
  /** Of the answer; null where there was none. */
  status: z.number().int().nullable(),
  /** The first kilobyte of the answer's body; null where there was none. */
  answer: z.string().nullable(),
  /** Why it failed, as a sentence; null where it succeeded. */
  error: z.string().nullable(),
});
export type Attempt = z.infer<typeof attemptSchema>;

export const deliverySchema = z.object({
  /** Sent as `webhook-id`, the same for every attempt. */
  id: idSchema,
  event: z.enum([...webhookEvents, webhookTest]),
  orderKey: orderKeySchema,
  status: z.enum(deliveryStatuses),
  occurredAt: timeSchema,
  /** For one that waits for its next attempt. */
  nextAttemptAt: timeSchema.nullable(),
  /** The earlier delivery with the same `orderKey` that has to end first. */
  waitsFor: idSchema.nullable(),
  /** The newest twenty, oldest first. */
  attempts: z.array(attemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

const webhookParams = z.object({ webhookId: idSchema });
const deliveryParams = z.object({ webhookId: idSchema, deliveryId: idSchema });

export const listWebhooks = {
  summary: 'List the webhooks of the workspace, newest first',
  answer: z.object({ data: z.array(webhookSchema) }),
};

export const createWebhook = {
  summary: 'Create a webhook; the response is the only one with its secret',
  body: z.object({
    url: webhookUrlSchema,
    events: eventsSchema,
    payload: z.enum(webhookPayloads).default('thin'),
    name: nameSchema.default(''),
  }),
  answer: withSecret,
};

export const getWebhook = {
  summary: 'Get a webhook',
  params: webhookParams,
  answer: webhookSchema,
};

export const updateWebhook = {
  summary: 'Change a webhook, or turn it off or on; while it is off, its events are not kept',
  params: webhookParams,
  body: z.object({
    url: webhookUrlSchema.optional(),
    events: eventsSchema.optional(),
    payload: z.enum(webhookPayloads).optional(),
    name: nameSchema.optional(),
    isOn: z.boolean().optional(),
  }),
  answer: webhookSchema,
};

export const deleteWebhook = {
  summary: 'Delete a webhook with its log',
  params: webhookParams,
  answer: z.object({}),
};

export const rotateWebhookSecret = {
  summary: 'Create a new secret; for 24 hours deliveries are signed with the old one too',
  params: webhookParams,
  answer: withSecret,
};

export const testWebhook = {
  summary: 'Send a test event at once, and get the result',
  params: webhookParams,
  answer: deliverySchema,
};

export const listDeliveries = {
  summary: 'List the deliveries of a webhook, newest first, of the last 30 days',
  params: webhookParams,
  query: pageQuerySchema.extend({ ...rangeQuerySchema.shape, status: z.enum(deliveryStatuses).optional() }),
  answer: listOf(deliverySchema),
};

export const getDelivery = {
  summary:
    'Get a delivery with the request: its body is made again for each attempt, from what is stored then',
  params: deliveryParams,
  answer: deliverySchema.extend({ request: z.object({ url: z.string(), body: z.string() }) }),
};

export const replayDelivery = {
  summary:
    'Send a delivery again under the same id, with a new series of attempts; later ones of its order key that wait follow it',
  params: deliveryParams,
  answer: deliverySchema,
};

export const replayDeliveries = {
  summary: 'Send all failed deliveries again, or all of a time range, each order key in its order',
  params: webhookParams,
  body: z
    .object({
      /** `failed`: those that failed. `all`: also those that were delivered. */
      which: z.enum(['failed', 'all']),
      ...rangeQuerySchema.shape,
    })
    .refine(({ which, from, to }) => which === 'failed' || (from !== undefined && to !== undefined), {
      path: ['from'],
      error: 'Give a range with from and to to send everything again.',
    }),
  answer: z.object({
    /** How many are sent again. */
    deliveries: z.number().int(),
  }),
};
