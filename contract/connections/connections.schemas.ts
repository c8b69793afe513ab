import { z } from 'zod';
import { timeSchema } from '../fields.schemas.ts';

/** What every connection of a workspace to another service has. */
export const connectionSchema = z.object({
  /** Whose account it is there, as the service names it. */
  accountName: z.string(),
  /** Name of the member who connected it; null where they have left. */
  connectedBy: z.string().nullable(),
  connectedAt: timeSchema,
  /** The service no longer accepts it: nothing works until somebody connects again. */
  needsReconnect: z.boolean(),
  /** When the service last did what was asked; within a few minutes. */
  lastSuccessAt: timeSchema.nullable(),
  /** What went wrong since then, as a sentence; null for nothing. */
  problem: z.string().nullable(),
  problemAt: timeSchema.nullable(),
});
export type Connection = z.infer<typeof connectionSchema>;
