import { z } from 'zod';

const partSchema = z.enum(['ok', 'down']);

export const getHealth = {
  summary: 'Check whether everything works: 200, or 503 while something is down',
  answer: z.object({
    status: partSchema,
    version: z.string(),
    database: partSchema,
    jobs: partSchema,
    /** Whether passages are found by what they mean as well; they are always found by their words. */
    meaning: z.enum(['ok', 'off', 'unavailable']),
  }),
};

export const getOpenApi = {
  summary: 'This document',
  answer: z.looseObject({ openapi: z.string() }),
};
