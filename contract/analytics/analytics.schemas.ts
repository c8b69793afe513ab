import { z } from 'zod';
import { calendarQuerySchema, timeZoneSchema } from '../calendar.schemas.ts';
import { idSchema } from '../fields.schemas.ts';
import { rangeQuerySchema } from '../lists.schemas.ts';
import { sourceKindSchema } from '../sources/sources.schemas.ts';

const countSchema = z.number().int();
const scopeQuerySchema = rangeQuerySchema.extend({ agentId: idSchema.optional() });

export const countLeads = {
  summary: 'Count the leads and booked calls of a date range, the leads also per day, week or month',
  query: scopeQuerySchema.extend(calendarQuerySchema.shape),
  answer: z.object({
    leads: countSchema,
    /** Days with leads, oldest first; weeks and months by their first day. */
    days: z.array(z.object({ day: z.iso.date(), leads: countSchema })),
    /** Calls that visitors booked in the range, without those that were cancelled. */
    bookings: countSchema,
  }),
};
export type LeadCounts = z.infer<typeof countLeads.answer>;

export const listAttention = {
  summary: 'List the agents that need attention, with the reasons and their counts',
  query: z.object({ agentId: idSchema.optional() }),
  answer: z.object({
    /** Most urgent first; agents with nothing to look at are left out, unless one was asked for. */
    data: z.array(
      z.object({
        agentId: idSchema,
        agentName: z.string(),
        /** Conversations in which a visitor asked for a person and that wait for a reply. */
        humanRequests: countSchema,
        /** Open questions that the sources did not answer. */
        unanswered: countSchema,
        /** Sources of which something could not be read. */
        troubledSources: countSchema,
        /** Leads that are still new. */
        newLeads: countSchema,
      }),
    ),
  }),
};
export type Attention = z.infer<typeof listAttention.answer>['data'][number];

export const listHours = {
  summary: 'Count the messages of a date range by weekday and hour of a time zone',
  query: scopeQuerySchema.extend({ timeZone: timeZoneSchema }),
  answer: z.object({
    /** Hours with messages. `weekday` is 0 for Sunday to 6 for Saturday, `hour` 0 to 23. */
    data: z.array(z.object({ weekday: z.number().int(), hour: z.number().int(), messages: countSchema })),
  }),
};
export type HourCount = z.infer<typeof listHours.answer>['data'][number];

export const listTop = {
  summary: 'List the languages of messages, or the pages that they were written on, most frequent first',
  query: scopeQuerySchema.extend({
    by: z.enum(['language', 'page']).default('language'),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({
    /** `key` is the code of a language (ISO 639-1), or the address of a page without its query. */
    data: z.array(z.object({ key: z.string(), messages: countSchema })),
    /** How many messages have one at all, and how many different ones there are. */
    messages: countSchema,
    keys: countSchema,
  }),
};
export type TopList = z.infer<typeof listTop.answer>;

export const listUsedSources = {
  summary: 'List the sources by how many answers cite them, most cited first',
  query: scopeQuerySchema,
  answer: z.object({
    data: z.array(
      z.object({
        sourceId: idSchema,
        agentId: idSchema,
        agentName: z.string(),
        title: z.string(),
        kind: sourceKindSchema,
        /** Messages whose answer cites it. */
        messages: countSchema,
      }),
    ),
    /** The pages of websites that are cited most, at most ten. */
    pages: z.array(
      z.object({ sourceId: idSchema, url: z.string(), title: z.string(), messages: countSchema }),
    ),
    /** How many pages of websites are trained, and how many of them no answer cites. */
    trainedPages: countSchema,
    unusedPages: countSchema,
  }),
};
export type UsedSources = z.infer<typeof listUsedSources.answer>;

export const listTopQuestions = {
  summary:
    'List the questions that visitors ask most often, of the newest 5,000 of a date range, in groups that ask the same',
  query: scopeQuerySchema.extend({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  answer: z.object({
    /** Groups asked most often first, of equal ones the newest first. */
    data: z.array(
      z.object({
        /** The newest question of each wording that differs in more than form, at most 50: what `askedLike` takes. */
        questionIds: z.array(idSchema),
        agentId: idSchema,
        agentName: z.string(),
        /** The newest question in the visitor's words. */
        question: z.string(),
        asked: countSchema,
        /** How many of them were answered. */
        answered: countSchema,
      }),
    ),
    /** How many questions were looked at: those that were answered, partly answered or unanswered. */
    questions: countSchema,
  }),
};
export type TopQuestion = z.infer<typeof listTopQuestions.answer>['data'][number];

export const measureFirstWord = {
  summary:
    'Measure how long visitors wait for the first word of an answer, in the newest 1,000 of a date range',
  query: scopeQuerySchema,
  answer: z.object({
    /** How many answers were looked at. */
    answers: countSchema,
    /** Half of them, and 95 of 100, begin within so many milliseconds; null without answers. */
    medianMs: z.number().int().nullable(),
    slowMs: z.number().int().nullable(),
  }),
};
