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

export const getLiveness = {
  summary: 'Check whether the process runs: always 200; without an answer it should be restarted',
  answer: z.object({ status: z.literal('ok') }),
};

export const getReadiness = {
  summary:
    'Check whether the process can serve: 200, or 503 while it cannot reach the database or is stopping',
  answer: z.object({ status: partSchema, database: partSchema, isStopping: z.boolean() }),
};

export const getOpenApi = {
  summary: 'This document',
  answer: z.looseObject({ openapi: z.string() }),
};
