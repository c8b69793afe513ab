import { z } from 'zod';

/** Fields that several endpoints of the operator share. */
export const searchField = z.string().trim().max(200, 'Use at most 200 characters.').optional();
export const reasonField = z
  .string()
  .trim()
  .min(3, 'Give a reason of at least 3 characters.')
  .max(500, 'Use at most 500 characters.');
export const formatField = z.enum(['csv', 'json']).default('csv');
export const countSchema = z.number().int();
