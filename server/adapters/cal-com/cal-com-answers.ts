import { z } from 'zod';

/** What we read of Cal.com's answers; the rest of them is ignored. */
export const errorSchema = z.object({ error: z.object({ message: z.string() }) });

export const accountSchema = z.object({
  username: z.string().nullish(),
  name: z.string().nullish(),
  email: z.string(),
});

const fieldSchema = z.object({
  type: z.string(),
  slug: z.string(),
  label: z.string().nullish(),
  required: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
  isDefault: z.boolean().nullish(),
  options: z.array(z.string()).nullish(),
});
export type BookingField = z.infer<typeof fieldSchema>;

/** `disabled`: a part that is switched off. */
const switchable = z.object({ disabled: z.boolean().nullish(), type: z.string().nullish() }).nullish();

export const eventTypeSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  lengthInMinutes: z.number().int(),
  bookingUrl: z.string().nullish(),
  hidden: z.boolean().nullish(),
  price: z.number().nullish(),
  recurrence: switchable,
  confirmationPolicy: switchable,
  requiresBookerEmailVerification: z.boolean().nullish(),
  locations: z.array(z.object({ type: z.string() })).nullish(),
  bookingFields: z.array(fieldSchema).nullish(),
  users: z.array(z.object({ username: z.string().nullish() })).nullish(),
});
export type EventTypeAnswer = z.infer<typeof eventTypeSchema>;

/** By days; times with or without an offset of UTC. */
export const slotsSchema = z.record(
  z.string(),
  z.array(z.object({ start: z.iso.datetime({ offset: true }) })),
);

export const bookingSchema = z.object({
  uid: z.string().min(1).max(200),
  title: z.string(),
  status: z.enum(['accepted', 'pending', 'cancelled', 'rejected']),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
  location: z.string().nullish(),
  meetingUrl: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  rescheduledFromUid: z.string().nullish(),
  rescheduledToUid: z.string().nullish(),
});
export type BookingAnswer = z.infer<typeof bookingSchema>;

export const webhookSchema = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
