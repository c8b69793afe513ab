import { z } from 'zod';

const partSchema = z.enum(['ok', 'down']);

export const getHealth = {
  answer: z.object({ status: partSchema, version: z.string(), database: partSchema, jobs: partSchema }),
};

export const getOpenApi = {
  answer: z.looseObject({ openapi: z.string() }),
};
