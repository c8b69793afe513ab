import { z } from 'zod';
import { emailMaximumLength, emailPattern } from '../email-address/email-address.ts';
import { doneSchema, timeSchema } from '../fields.schemas.ts';
import { contactMessageMinimum, contactNameMinimum, dayStates, statusParts } from './site.ts';

const email = z
  .string()
  .trim()
  .max(emailMaximumLength, 'Use at most 254 characters.')
  .regex(emailPattern, 'Please enter a valid email address');

/** A field that people do not see; whatever fills it is not a person. */
const honeypot = z.string().max(200).optional();

export const sendContactMessage = {
  body: z.object({
    name: z
      .string()
      .trim()
      .min(contactNameMinimum, 'Please enter at least 2 characters.')
      .max(120, 'Use at most 120 characters.'),
    email,
    message: z
      .string()
      .trim()
      .min(contactMessageMinimum, 'Please write at least 10 characters.')
      .max(5_000, 'Use at most 5,000 characters.'),
    website: honeypot,
  }),
  answer: doneSchema,
};

export const joinWaitlist = {
  body: z.object({ email, website: honeypot }),
  answer: doneSchema,
};

export const statusPartSchema = z.enum(statusParts);

export const dayStateSchema = z.enum(dayStates);

export const getStatus = {
  answer: z.object({
    status: z.enum(['operational', 'degraded', 'down']),
    checkedAt: timeSchema,
    parts: z.array(
      z.object({
        name: statusPartSchema,
        status: z.enum(['operational', 'degraded', 'down']),
        /** Percent of the checks of the days that were measured; null while there are none. */
        uptime: z.number().nullable(),
        /** Oldest first, 90 of them; `unknown` where nothing was measured. */
        days: z.array(z.object({ date: z.string(), state: dayStateSchema, uptime: z.number().nullable() })),
      }),
    ),
  }),
};

export const searchDocs = {
  query: z.object({
    q: z.string().trim().min(1, 'Type what you are looking for.').max(200, 'Use at most 200 characters.'),
  }),
  answer: z.object({
    data: z.array(z.object({ title: z.string(), heading: z.string(), url: z.string(), excerpt: z.string() })),
  }),
};

export const getDemoAgent = {
  answer: z.object({ agentId: z.string() }),
};
