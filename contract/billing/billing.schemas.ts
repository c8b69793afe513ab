import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { meters, planIds } from '../plans.ts';

export const planIdSchema = z.enum(planIds);

export const meterSchema = z.enum(meters);

/** A meter as the specification's usage limit: name, used, total (null: unlimited) and percentage (0 when unlimited). */
export const usageLimitSchema = z.object({
  name: meterSchema,
  used: z.number().int(),
  limit: z.number().int().nullable(),
  percentage: z.number().int(),
});
export type UsageLimit = z.infer<typeof usageLimitSchema>;

export const getUsage = {
  summary:
    'Get the plan and its usage: messages and leads of this month; links, files and characters of one agent, or of the agent with the highest usage',
  query: z.object({ agentId: idSchema.optional() }),
  answer: z.object({
    plan: z.object({ id: planIdSchema, name: z.string() }),
    /** When the monthly meters start again. */
    resetsAt: timeSchema,
    meters: z.array(usageLimitSchema),
  }),
};
