import { z } from 'zod';

export const searchDocs = {
  summary: "Search the documentation with the product's own retrieval",
  query: z.object({
    q: z.string().trim().min(1, 'Type what you are looking for.').max(200, 'Use at most 200 characters.'),
  }),
  answer: z.object({
    data: z.array(z.object({ title: z.string(), heading: z.string(), url: z.string(), excerpt: z.string() })),
  }),
};

export const getDemoAgent = {
  summary: 'Get the id of the agent that answers from the documentation',
  answer: z.object({ agentId: z.string() }),
};
