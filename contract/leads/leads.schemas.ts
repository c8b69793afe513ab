import { z } from 'zod';
import { exportFormatSchema } from '../conversations/conversations.schemas.ts';
import { emailMaximumLength, emailPattern } from '../email-address/email-address.ts';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema, rangeQuerySchema } from '../lists.schemas.ts';
import {
  leadNameMaximumLength,
  leadNoteMaximumLength,
  leadParts,
  leadStatuses,
  namedLeadsMaximum,
  phonePattern,
} from './leads.ts';

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

export const leadStatusSchema = z.enum(leadStatuses);

export const leadSchema = z.object({
  id: idSchema,
  agentId: idSchema,
  agentName: z.string(),
  conversationId: idSchema.nullable(),
  /** The first question of the conversation, shortened. */
  conversationTitle: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  pageUrl: z.string().nullable(),
  /** What the visitor agreed to when they left their details; null where nothing was asked. */
  consentText: z.string().nullable(),
  status: leadStatusSchema,
  /** What members write about the lead; visitors never see it. */
  note: z.string(),
  createdAt: timeSchema,
});
export type Lead = z.infer<typeof leadSchema>;

/** Which leads: all parts must apply. */
export const leadFilterSchema = rangeQuerySchema.extend({
  agentId: idSchema.optional(),
  /** Words of the name, email address, phone number, page or note, in any case; a phone number also by its digits. */
  q: z.string().trim().max(200).optional(),
  status: leadStatusSchema.optional(),
  /** Only leads that have this. */
  has: z.enum(leadParts).optional(),
});

/** Leads by their ids, or all that match a filter. */
export const leadSelectionSchema = z.union([
  z.strictObject({ leadIds: z.array(idSchema).min(1).max(namedLeadsMaximum) }),
  z.strictObject({
    filter: leadFilterSchema,
    /** The newest lead that the caller has seen: leads that came later are not part of the selection. */
    newestId: idSchema,
  }),
]);
export type LeadSelection = z.infer<typeof leadSelectionSchema>;

export const listLeads = {
  summary: 'List leads',
  query: pageQuerySchema.extend(leadFilterSchema.shape),
  answer: listOf(leadSchema),
};

const leadParams = z.object({ leadId: idSchema });

export const getLead = { summary: 'Get a lead', params: leadParams, answer: leadSchema };

export const createLead = {
  summary: 'Add a lead with at least one of email, name and phone',
  body: leadFieldsSchema.extend({ agentId: idSchema, conversationId: idSchema.optional() }),
  answer: leadSchema,
};

export const updateLead = {
  summary: 'Change the status or the note of a lead',
  params: leadParams,
  body: z.object({
    status: leadStatusSchema.optional(),
    note: z.string().trim().max(leadNoteMaximumLength, 'Use at most 2,000 characters.').optional(),
  }),
  answer: leadSchema,
};

export const deleteLead = { summary: 'Delete a lead', params: leadParams, answer: z.object({}) };

/** How many leads a change of several has reached. */
const leadCount = z.object({ leads: z.number().int() });

export const setLeadStatus = {
  summary: 'Set the status of several leads',
  body: z.object({ selection: leadSelectionSchema, status: leadStatusSchema }),
  answer: leadCount,
};

export const deleteLeads = {
  summary: 'Delete several leads',
  body: z.object({ selection: leadSelectionSchema }),
  answer: leadCount,
};

export const exportLeads = {
  summary: 'Download leads as CSV or JSON, newest first',
  query: leadFilterSchema.extend({
    /** Ids with commas between them: only these leads. */
    ids: z
      .string()
      .regex(/^[\w,]+$/, 'Separate ids with commas.')
      .transform((ids) => ids.split(',').filter((id) => id !== ''))
      .refine((ids) => ids.length <= namedLeadsMaximum, 'Give at most 200 ids.')
      .optional(),
    format: exportFormatSchema.default('csv'),
  }),
  answer: z.string(),
};
