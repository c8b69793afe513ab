/** The events that a webhook can get. Names are those of the field `type` in what is sent. */
export const webhookEvents = [
  'lead.created',
  'lead.updated',
  'conversation.started',
  'human_request.created',
  'message.answered',
  'question.unanswered',
  'message.rated',
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'source.trained',
  'usage.warned',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by the test button alone. */
export const webhookTest = 'webhook.test';
export type DeliveredEvent = WebhookEvent | typeof webhookTest;

/** `thin`: ids only. `full`: also what they name, as the API shows it at the time of the attempt. */
export const webhookPayloads = ['thin', 'full'] as const;
export type WebhookPayload = (typeof webhookPayloads)[number];

/** Why a webhook is off: a member turned it off, it failed for days, or its endpoint answered 410. */
export const webhookOffReasons = ['member', 'failing', 'gone'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Of one workspace. */
export const webhooksMaximum = 20;

export const webhookUrlMaximumLength = 2_000;
export const webhookNameMaximumLength = 80;

/** How long both secrets sign after a rotation. */
export const secretOverlapHours = 24;

export const deliveriesKeptDays = 30;
