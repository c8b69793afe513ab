import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { sourceStatusSchema } from '../sources/sources.schemas.ts';

const secretField = z.string().max(200, 'This link is not valid. Check that you have copied all of it.');

export const createTrial = {
  summary:
    'Make a trial agent of a website, without an account; it is deleted after 24 hours unless it is kept',
  body: z.object({
    url: z.string().trim().min(1, 'Give the address of a website.').max(2_048, 'This address is too long.'),
  }),
  answer: z.object({
    /** Opens the trial agent, and is what it is kept with. */
    secret: z.string(),
    agentId: idSchema,
    expiresAt: timeSchema,
  }),
};

export const trialSchema = z.object({
  agentId: idSchema,
  name: z.string(),
  url: z.string(),
  status: sourceStatusSchema,
  /** Pages that the agent answers from so far, and the most that it reads. */
  pages: z.object({ read: z.number().int(), limit: z.number().int() }),
  /** Why pages are missing, or all of them; null where nothing is. */
  error: z.string().nullable(),
  /** Made from the pages; the agent has answers to them. */
  questions: z.array(z.string()),
  expiresAt: timeSchema,
});
export type Trial = z.infer<typeof trialSchema>;

export const showTrial = {
  summary: 'Get the progress of a trial agent by the secret of its link',
  body: z.object({ secret: secretField.default('') }),
  answer: trialSchema,
};

export const keepTrial = {
  summary: 'Keep a trial agent in your account, with its pages and conversations; works once',
  body: z.object({ secret: secretField.default('') }),
  answer: z.object({ agentId: idSchema }),
};
