import { z } from 'zod';
import { timeSchema } from '../fields.schemas.ts';
import { calComKeyMaximumLength } from './cal-com.ts';

const connectionSchema = z.object({
  /** Whose account at Cal.com it is, as Cal.com names it. */
  accountName: z.string(),
  /** Last four signs of the key, to tell it from others. */
  keyEnd: z.string(),
  /** Name of the member who stored the key; null where they have left. */
  connectedBy: z.string().nullable(),
  connectedAt: timeSchema,
  /** Cal.com no longer accepts the key: visitors get the link to the booking page until somebody connects again. */
  needsReconnect: z.boolean(),
  /** When Cal.com last did what was asked; within a few minutes. */
  lastSuccessAt: timeSchema.nullable(),
  /** What went wrong since then, as a sentence; null for nothing. */
  problem: z.string().nullable(),
  problemAt: timeSchema.nullable(),
  /** Cal.com tells us when a booking is moved or cancelled. */
  hearsChanges: z.boolean(),
});

const calComStateSchema = z.object({
  connection: connectionSchema.nullable(),
  /** Whether the caller's role may connect and disconnect. */
  canConnect: z.boolean(),
  /** Whether the plan of the workspace includes booking in the chat. */
  isInPlan: z.boolean(),
});
export type CalComState = z.infer<typeof calComStateSchema>;

export const getCalCom = {
  summary: 'Get the connection of the workspace to Cal.com, without its key',
  answer: calComStateSchema,
};

export const connectCalCom = {
  summary: 'Connect the workspace to Cal.com with an API key; replaces the connection before',
  body: z.object({
    apiKey: z
      .string()
      .trim()
      .min(1, 'Paste the API key from Cal.com.')
      .max(calComKeyMaximumLength, 'This is too long for an API key of Cal.com.')
      .regex(/^[\x21-\x7e]+$/, 'A key has no spaces or special characters. Copy it again.'),
  }),
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
  summary: 'Delete the connection to Cal.com with its key; bookings that were made stay',
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
