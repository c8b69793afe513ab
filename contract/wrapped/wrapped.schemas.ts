import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { shareDays, shareDaysByDefault, wrappedCards, wrappedLooks } from './wrapped.ts';

const archiveParams = z.object({ archiveId: idSchema });
const yearSchema = z.coerce.number().int().min(1990).max(2200);
const lookSchema = z.enum(wrappedLooks);

/** Ids of people whose names may be shown, separated by commas. */
const namedSchema = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/, 'Separate ids with commas.')
  .transform((ids) => ids.split(',').filter((id) => id !== ''));

/** What is shown: nobody is named and nothing that somebody wrote is quoted unless it is switched on. */
const choiceSchema = z.object({
  /** The last year with messages when absent. */
  year: yearSchema.optional(),
  named: namedSchema.default([]),
  look: lookSchema.default('light'),
});

export const wrappedCardSchema = z.object({
  id: z.enum(wrappedCards),
  /** All that is on the card, in words. */
  description: z.string(),
  /** The picture as others would see it, as SVG of 1080 by 1350. */
  svg: z.string(),
});
export type ShownCard = z.infer<typeof wrappedCardSchema>;

export const wrapArchive = {
  summary: 'Show the cards of a year of a chat archive',
  params: archiveParams,
  query: choiceSchema,
  answer: z.object({
    year: z.number().int().nullable(),
    /** The years that have messages, newest first. */
    years: z.array(z.number().int()),
    cards: z.array(wrappedCardSchema),
    /** Those whom a card could name. */
    people: z.array(
      z.object({
        personId: idSchema,
        name: z.string(),
        /** False where the fonts do not have the letters of the name: the card then calls them a friend. */
        canBeNamed: z.boolean(),
      }),
    ),
    /** Whether the plan includes links. */
    canShare: z.boolean(),
  }),
};

export const downloadWrapped = {
  summary: 'Download a card of a year as PNG, or all cards in all sizes as a zip file',
  params: archiveParams,
  query: choiceSchema.extend({
    size: z.enum(['story', 'portrait', 'preview']).default('portrait'),
    /** One card; all of `cards` when absent. */
    card: z.enum(wrappedCards).optional(),
    /** Cards of the zip file, separated by commas; all but the words when absent. */
    cards: z
      .string()
      .regex(/^[a-z-]+(,[a-z-]+){0,20}$/, 'Separate cards with commas.')
      .transform((cards) => cards.split(','))
      .pipe(z.array(z.enum(wrappedCards)))
      .optional(),
  }),
  answer: z.string(),
};

export const wrappedShareSchema = z.object({
  id: idSchema,
  year: z.number().int(),
  /** Where everybody who has it sees the cards. */
  url: z.string(),
  cards: z.array(z.enum(wrappedCards)),
  createdAt: timeSchema,
  expiresAt: timeSchema,
});
export type WrappedShare = z.infer<typeof wrappedShareSchema>;

export const listWrappedShares = {
  summary: 'List the links to cards of a chat archive that work, newest first',
  params: archiveParams,
  answer: z.object({ data: z.array(wrappedShareSchema) }),
};

export const shareWrapped = {
  summary: 'Create a link to cards of a year of a chat archive, which works until it expires or is withdrawn',
  params: archiveParams,
  body: z.object({
    year: z.number().int().min(1990).max(2200),
    cards: z.array(z.enum(wrappedCards)).min(1, 'Choose a card.').max(wrappedCards.length),
    named: z.array(idSchema).max(100).default([]),
    look: lookSchema.default('light'),
    days: z.literal([...shareDays]).default(shareDaysByDefault),
  }),
  answer: wrappedShareSchema,
};

export const withdrawWrappedShare = {
  summary: 'Withdraw a link to cards: its pictures are deleted at once',
  params: archiveParams.extend({ shareId: idSchema }),
  answer: z.object({}),
};
