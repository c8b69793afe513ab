import { z } from 'zod';
import { writtenEmailField } from '../email-address/email-address.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { formatField, searchField } from '../operator/operator-fields.schemas.ts';
import { answerStates } from './operated-messages.ts';

const contactMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: timeSchema,
  answeredAt: timeSchema.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const messageFilter = z.object({ q: searchField, state: z.enum(answerStates).optional() });

export const listContactMessages = {
  summary: 'List the messages of the contact form',
  query: pageQuerySchema.extend(messageFilter.shape),
  answer: listOf(contactMessageSchema),
};

export const markContactMessage = {
  summary: 'Mark a message of the contact form as answered or open',
  params: z.object({ contactMessageId: idSchema }),
  body: z.object({ isAnswered: z.boolean() }),
  answer: contactMessageSchema,
};

export const exportContactMessages = {
  summary: 'Download the messages of the contact form as CSV or JSON',
  query: messageFilter.extend({ format: formatField }),
  answer: z.unknown(),
};

const waitlistEntrySchema = z.object({
  email: z.string(),
  createdAt: timeSchema,
  answeredAt: timeSchema.nullable(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

export const listWaitlist = {
  summary: 'List the addresses on the waitlist',
  query: messageFilter.extend({
    limit: pageQuerySchema.shape.limit,
    cursor: z.string().max(400, 'Use the cursor exactly as the previous page returned it.').optional(),
  }),
  answer: listOf(waitlistEntrySchema),
};

export const markWaitlistEntry = {
  summary: 'Mark an address on the waitlist as answered or open',
  body: z.object({ email: writtenEmailField, isAnswered: z.boolean() }),
  answer: waitlistEntrySchema,
};

export const exportWaitlist = {
  summary: 'Download the waitlist as CSV or JSON',
  query: messageFilter.extend({ format: formatField }),
  answer: z.unknown(),
};
