import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { pictureUrlSchema } from '../pictures/pictures.schemas.ts';
import { conversationStates, holders, requestEnds, systemEvents } from './inbox.ts';

/** A member as colleagues see them. */
const colleagueSchema = z.object({ id: idSchema, name: z.string() });

/** Where a conversation is between the agent, the members and the visitor. */
export const handlingSchema = z.object({
  /** Raised by every change; a change that was made from an older one is refused with `conflict`. */
  version: z.number().int(),
  state: z.enum(conversationStates),
  holder: z.enum(holders),
  /** The member who has it or should look at it. */
  assignee: colleagueSchema.nullable(),
  snoozedUntil: timeSchema.nullable(),
  /** When the agent answers again by itself; null where it answers now, or only once it is handed back. */
  handBackAt: timeSchema.nullable(),
  /** The last human request: when it came, when a person first replied, and how it ended; null while it waits. */
  wantedAt: timeSchema.nullable(),
  repliedAt: timeSchema.nullable(),
  endedAs: z.enum(requestEnds).nullable(),
  /** Why a member closed it without an answer. */
  endReason: z.string().nullable(),
});
export type PresentedHandling = z.infer<typeof handlingSchema>;

/** Who wrote a message. Name and picture are those of a person, or of the person that a system message is about. */
export const authorSchema = z.object({
  kind: z.enum(['visitor', 'agent', 'person', 'system']),
  name: z.string().nullable(),
  pictureUrl: pictureUrlSchema,
  /** What a system message says: its `text` says the same in English. */
  event: z.enum(systemEvents).nullable(),
});
export type Author = z.infer<typeof authorSchema>;
