import { z } from 'zod';

/** Query of every list: newest first, `cursor` as the last page gave it. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z
    .string()
    .regex(/^[a-z]+_[0-9a-z]{25}$/, 'Use the cursor exactly as the previous page returned it.')
    .optional(),
});

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    pagination: z.object({
      /** Give it back to get the next page; null on the last. */
      cursor: z.string().nullable(),
      hasMore: z.boolean(),
      total: z.number().int(),
      /** True where there are more: for words that very many messages have, only the newest are counted. */
      isTotalMinimum: z.literal(true).optional(),
    }),
  });
}

const rangeTime = z.iso
  .datetime({ offset: true })
  .refine((time) => Date.parse(time) >= 0, 'Give a time after 1970.');

/** Half-open range of times: `from` included, `to` excluded. */
export const rangeQuerySchema = z.object({ from: rangeTime.optional(), to: rangeTime.optional() });
