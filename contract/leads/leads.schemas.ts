import { z } from 'zod';
import { exportFormatSchema } from '../conversations/conversations.schemas.ts';
import { emailMaximumLength, emailPattern } from '../email-address/email-address.ts';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema, rangeQuerySchema } from '../lists.schemas.ts';
import { leadNameMaximumLength, phonePattern } from './leads.ts';

export const leadFieldsSchema = z.object({
  email: z
    .string()
    .trim()
    .max(emailMaximumLength, 'This email address is too long.')
    .regex(emailPattern, 'Please enter a valid email address')
    .optional(),
  name: nameText
    .min(1, 'Please enter your name')
    .max(leadNameMaximumLength, 'Use at most 120 characters.')
    .optional(),
  phone: z.string().trim().regex(phonePattern, 'Please enter a valid phone number').optional(),
});
export type LeadFields = z.infer<typeof leadFieldsSchema>;

export const leadSchema = z.object({
  id: idSchema,
  agentId: idSchema,
  agentName: z.string(),
  conversationId: idSchema.nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  pageUrl: z.string().nullable(),
  createdAt: timeSchema,
});
export type Lead = z.infer<typeof leadSchema>;

export const leadQuerySchema = rangeQuerySchema.extend({
  agentId: idSchema.optional(),
  q: z.string().trim().max(200).optional(),
});

export const listLeads = {
  summary: 'List leads',
  query: pageQuerySchema.extend(leadQuerySchema.shape),
  answer: listOf(leadSchema),
};

export const createLead = {
  summary: 'Add a lead with at least one of email, name and phone',
  body: leadFieldsSchema.extend({ agentId: idSchema, conversationId: idSchema.optional() }),
  answer: leadSchema,
};

export const deleteLead = {
  summary: 'Delete a lead',
  params: z.object({ leadId: idSchema }),
  answer: z.object({}),
};

export const exportLeads = {
  summary: 'Download the leads of a date range as CSV or JSON',
  query: leadQuerySchema.extend({ format: exportFormatSchema.default('csv') }),
  answer: z.string(),
};
