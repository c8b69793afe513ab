import { z } from 'zod';
import { idSchema } from '../fields.schemas.ts';
import { docsCommentLength } from './docs-feedback.ts';

export const searchDocs = {
  summary: "Search the documentation with the product's own retrieval",
  query: z.object({
    q: z.string().trim().min(1, 'Type what you are looking for.').max(200, 'Use at most 200 characters.'),
  }),
  answer: z.object({
    data: z.array(z.object({ title: z.string(), heading: z.string(), url: z.string(), excerpt: z.string() })),
  }),
};

export const rateDocsPage = {
  summary: 'Say whether a page of the documentation was helpful, and then why',
  body: z.object({
    /** Name of the page in its address: `quick-start`. */
    page: z.string().min(1).max(100),
    isHelpful: z.boolean(),
    /** What the first call answered, to add a comment to it once, within an hour. */
    feedbackId: idSchema.optional(),
    comment: z.string().trim().max(docsCommentLength).optional(),
  }),
  answer: z.object({ feedbackId: idSchema }),
};

export const getDemoAgent = {
  summary: 'Get the id of the agent that answers from the documentation',
  answer: z.object({ agentId: z.string() }),
};
