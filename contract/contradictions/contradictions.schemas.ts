import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';

const sideSchema = z.object({
  sourceId: idSchema,
  title: z.string(),
  url: z.string().nullable(),
  heading: z.string().nullable(),
  sentence: z.string(),
  /** When this text was last seen to be as it is; null where that is not known. */
  checkedAt: timeSchema.nullable(),
});

export const contradictionSchema = z.object({
  id: z.string(),
  /** Two sentences that say the same with another figure. */
  sides: z.tuple([sideSchema, sideSchema]),
});
export type ListedContradiction = z.infer<typeof contradictionSchema>;

export const listContradictions = {
  summary: 'List sentences from different sources that give different figures for the same thing',
  params: z.object({ agentId: idSchema }),
  answer: z.object({
    data: z.array(contradictionSchema),
    /** False where the sources are so large that only a part of them was compared. */
    isComplete: z.boolean(),
  }),
};

export const dismissContradiction = {
  summary: 'Dismiss a contradiction because both sentences are right',
  params: z.object({ agentId: idSchema }),
  body: z.object({ contradictionId: z.string().min(1).max(64) }),
  answer: z.object({}),
};
