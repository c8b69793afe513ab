import { z } from 'zod';
import { emailPattern } from './accounts.ts';
import { defineEndpoint, timeSchema } from './endpoint.ts';

export const contactFailure = 'There was an error submitting your message. Please try again.';
export const contactNameMinimum = 2;
export const contactMessageMinimum = 10;

const email = z
  .string()
  .trim()
  .max(254, 'Use at most 254 characters.')
  .regex(emailPattern, 'Please enter a valid email address');

/** A field that people do not see; whatever fills it is not a person. */
const honeypot = z.string().max(200).optional();

export const sendContactMessage = defineEndpoint({
  name: 'site.contact',
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the operator; the message is stored, mailed and confirmed to the sender',
  access: 'public',
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
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['rate-limited'],
  failure: 'account',
});

export const joinWaitlist = defineEndpoint({
  name: 'site.join-waitlist',
  method: 'POST',
  path: '/api/waitlist',
  summary: 'Be told when ChatGenie opens; joining twice is no error',
  access: 'public',
  body: z.object({ email, website: honeypot }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['rate-limited'],
  failure: 'account',
});

export const statusPartSchema = z.enum(['web', 'database', 'jobs']);
export type StatusPart = z.infer<typeof statusPartSchema>;
export const dayStateSchema = z.enum(['up', 'degraded', 'down', 'unknown']);
export type DayState = z.infer<typeof dayStateSchema>;

export const getStatus = defineEndpoint({
  name: 'site.status',
  method: 'GET',
  path: '/api/status',
  summary: 'Measured health now and over 90 days',
  access: 'public',
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
});

export const searchDocs = defineEndpoint({
  name: 'site.search-docs',
  method: 'GET',
  path: '/api/docs/search',
  summary: "Search the documentation by the product's own retrieval",
  access: 'public',
  query: z.object({
    q: z.string().trim().min(1, 'Type what you look for.').max(200, 'Use at most 200 characters.'),
  }),
  answer: z.object({
    data: z.array(z.object({ title: z.string(), heading: z.string(), url: z.string(), excerpt: z.string() })),
  }),
  errors: ['rate-limited'],
});

/** The agent of this install that answers from the documentation, for the live demo. */
export const getDemoAgent = defineEndpoint({
  name: 'site.demo-agent',
  method: 'GET',
  path: '/api/demo-agent',
  summary: 'Id of the agent that answers from the documentation',
  access: 'public',
  answer: z.object({ agentId: z.string() }),
  errors: ['unavailable'],
});
