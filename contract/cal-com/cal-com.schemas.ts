import { z } from 'zod';
import { connectionSchema } from '../connections/connections.schemas.ts';
import { idSchema, pastedKeyText } from '../fields.schemas.ts';
import { calComKeyMaximumLength } from './cal-com.ts';

const calComConnectionSchema = connectionSchema.extend({
  /** Last four characters of the API key, to tell it from others; null where somebody signed in. */
  keyEnd: z.string().nullable(),
  /** Cal.com tells us when a booking is moved or cancelled. */
  hearsChanges: z.boolean(),
});

const calComStateSchema = z.object({
  connection: calComConnectionSchema.nullable(),
  /** Whether the caller's role may connect and disconnect. */
  canConnect: z.boolean(),
  /** Whether the plan of the workspace includes booking in the chat. */
  isInPlan: z.boolean(),
  /** Settings of the installation that signing in needs and that are not set. */
  missingSettings: z.array(z.string()),
  /** False under the address of a partner, which Cal.com sends no browser to. */
  isSignInOffered: z.boolean(),
});
export type CalComState = z.infer<typeof calComStateSchema>;

export const getCalCom = {
  summary: 'Get the connection of the workspace to Cal.com, without its secrets',
  answer: calComStateSchema,
};

export const connectCalCom = {
  summary: 'Connect the workspace to Cal.com with an API key; replaces the connection before',
  body: z.object({
    apiKey: pastedKeyText
      .min(1, 'Paste the API key from Cal.com.')
      .max(calComKeyMaximumLength, 'This is too long for an API key of Cal.com.'),
  }),
  answer: calComStateSchema,
};

export const startCalComSignIn = {
  summary: 'Get the URL where a member signs in to Cal.com and allows the connection',
  body: z.object({ agentId: idSchema }),
  answer: z.object({ url: z.string() }),
};

export const returnFromCalCom = {
  summary: 'Receive the browser from Cal.com; responds with a redirect to the Cal.com page of the agent',
  query: z.record(z.string(), z.string()),
  answer: z.unknown(),
};

export const finishCalComSignIn = {
  summary:
    'Connect the workspace to Cal.com with the code that Cal.com gave the browser; replaces the connection before',
  body: z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(200) }),
  answer: calComStateSchema,
};

export const testCalCom = {
  summary: 'Ask Cal.com whether the connection works',
  answer: z.object({
    isWorking: z.boolean(),
    /** The result as a sentence. */
    message: z.string(),
    state: calComStateSchema,
  }),
};
export type CalComTest = z.infer<typeof testCalCom.answer>;

export const disconnectCalCom = {
  summary: 'Delete the connection to Cal.com with its secrets; bookings that were made stay',
  answer: calComStateSchema,
};

const eventTypeSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  minutes: z.number().int(),
  /** Its booking page at Cal.com; empty where its address is not known. */
  url: z.string(),
  /** Each booking waits until the host confirms it. */
  needsConfirmation: z.boolean(),
  /** Why it cannot be booked in the chat, as a sentence; null where it can. */
  obstacle: z.string().nullable(),
});
export type EventType = z.infer<typeof eventTypeSchema>;

export const listEventTypes = {
  summary: 'List the event types of the connected account at Cal.com',
  answer: z.object({ data: z.array(eventTypeSchema) }),
};
