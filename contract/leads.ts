import { z } from 'zod';
import { emailPattern } from './accounts.ts';
import { exportFormatSchema } from './conversations.ts';
import {
  defineEndpoint,
  idSchema,
  listOf,
  pageQuerySchema,
  rangeQuerySchema,
  timeSchema,
} from './endpoint.ts';

export const leadFieldsSchema = z.object({
  email: z
    .string()
    .trim()
    .max(254, 'This email address is too long.')
    .regex(emailPattern, 'Please enter a valid email address')
    .optional(),
  name: z.string().trim().min(1, 'Please enter your name').max(120, 'Use at most 120 characters.').optional(),
  phone: z
    .string()
    .trim()
    .regex(/^(?=(?:\D*\d){5})\+?[\d\s().\-/]{5,30}$/, 'Please enter a valid phone number')
    .optional(),
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

export const listLeads = defineEndpoint({
  name: 'leads.list',
  method: 'GET',
  path: '/api/v1/leads',
  summary: 'List leads',
  access: 'member',
  query: pageQuerySchema.extend(leadQuerySchema.shape),
  answer: listOf(leadSchema),
});

export const createLead = defineEndpoint({
  name: 'leads.create',
  method: 'POST',
  path: '/api/v1/leads',
  summary: 'Add a lead; at least one of email, name and phone',
  access: 'member',
  body: leadFieldsSchema.extend({ agentId: idSchema, conversationId: idSchema.optional() }),
  answer: leadSchema,
  status: 201,
  errors: ['plan-limit'],
});

export const deleteLead = defineEndpoint({
  name: 'leads.delete',
  method: 'DELETE',
  path: '/api/v1/leads/{leadId}',
  summary: 'Delete a lead',
  access: 'member',
  params: z.object({ leadId: idSchema }),
  answer: z.object({}),
});

export const exportLeads = defineEndpoint({
  name: 'leads.export',
  method: 'GET',
  path: '/api/v1/leads/export',
  summary: 'Download the leads of a range as CSV or JSON',
  access: 'member',
  query: leadQuerySchema.extend({ format: exportFormatSchema.default('csv') }),
  answer: z.string(),
  transport: 'file',
});
