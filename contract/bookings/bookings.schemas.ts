import { z } from 'zod';
import { timeZoneSchema } from '../calendar.schemas.ts';
import { emailAddressSchema } from '../email-address/email-address.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { leadNameMaximumLength } from '../leads/leads.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import {
  bookingAnswerMaximumLength,
  bookingQuestionKinds,
  madeBookingStatuses,
  openBookingStatuses,
} from './bookings.ts';

const bookingQuestionSchema = z.object({
  /** Cal.com's name of it, the key of its answer. */
  slug: z.string(),
  label: z.string(),
  kind: z.enum(bookingQuestionKinds),
  isRequired: z.boolean(),
  /** To choose from, for `choice` and `choices`. */
  options: z.array(z.string()),
});
export type BookingQuestion = z.infer<typeof bookingQuestionSchema>;

const answerText = z.string().trim().max(bookingAnswerMaximumLength);
const answerSchema = z.object({
  /** Of the question. */
  slug: z.string().max(200),
  /** Text, several choices, or yes and no. */
  answer: z.union([answerText, z.array(answerText).max(50), z.boolean()]),
});
/** By the slug of the question. */
export type BookingAnswers = Record<string, z.infer<typeof answerSchema>['answer']>;

export const bookingSchema = z.object({
  id: idSchema,
  agentId: idSchema,
  agentName: z.string(),
  conversationId: idSchema.nullable(),
  leadId: idSchema.nullable(),
  /** As Cal.com names it. */
  title: z.string(),
  status: z.enum(madeBookingStatuses),
  startAt: timeSchema,
  endAt: timeSchema,
  /** The visitor's, IANA name. */
  timeZone: z.string(),
  name: z.string(),
  email: z.string(),
  /** What the visitor answered to the questions of the event type. */
  answers: z.array(z.object({ label: z.string(), answer: z.string() })),
  meetingUrl: z.string().nullable(),
  createdAt: timeSchema,
});
export type Booking = z.infer<typeof bookingSchema>;

export const listBookings = {
  summary: 'List the calls that visitors booked in the chat',
  query: pageQuerySchema.extend({
    agentId: idSchema.optional(),
    leadId: idSchema.optional(),
    conversationId: idSchema.optional(),
  }),
  answer: listOf(bookingSchema),
};

const agentParams = z.object({ agentId: idSchema });

const bookingDaySchema = z.object({
  /** In the zone that was asked for. */
  date: z.iso.date(),
  /** Starts of free times, in order. */
  times: z.array(timeSchema),
});

const bookingOfferSchema = z.object({
  title: z.string(),
  minutes: z.number().int(),
  questions: z.array(bookingQuestionSchema),
  /** Days with free times, in order; none where there is nothing free in the next months. */
  days: z.array(bookingDaySchema),
  /** First day of the next call's list; null where nothing more is known to be free. */
  nextDate: z.iso.date().nullable(),
});
export type BookingOffer = z.infer<typeof bookingOfferSchema>;

const timesQuery = z.object({
  timeZone: timeZoneSchema,
  from: z.iso.date('Give a day as 2027-03-28.').optional(),
});

export const listFreeTimes = {
  summary: 'List the times when a call can be booked, by days of the visitor’s zone',
  params: agentParams,
  query: timesQuery,
  answer: bookingOfferSchema,
};

/** A booking as its visitor sees it. */
export const madeBookingSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Where Cal.com sends the details. */
  email: z.string(),
  /** `requested`: the host has to confirm it. */
  status: z.enum(openBookingStatuses),
  startAt: timeSchema,
  endAt: timeSchema,
  meetingUrl: z.string().nullable(),
  /** Where the visitor moves or cancels it. */
  manageUrl: z.string(),
  createdAt: timeSchema,
});
export type MadeBooking = z.infer<typeof madeBookingSchema>;

export const book = {
  summary: 'Book a call at a free time; sent twice it is booked once',
  params: agentParams,
  body: z.object({
    start: timeSchema,
    timeZone: timeZoneSchema,
    name: z
      .string()
      .trim()
      .min(1, 'Please enter your name')
      .max(leadNameMaximumLength, 'This name is too long.'),
    email: emailAddressSchema,
    answers: z.array(answerSchema).max(50, 'These are too many answers.').default([]),
    conversationId: idSchema.optional(),
    pageUrl: z.string().max(2_048).optional(),
    /** The visitor has agreed to the consent text of the leads form; needed where it has one. */
    hasConsented: z.boolean().optional(),
  }),
  answer: z.object({
    booking: madeBookingSchema,
    /** Null where the plan stores no more leads in this month. */
    leadId: idSchema.nullable(),
  }),
};

const bookingParams = agentParams.extend({ bookingId: idSchema });

export const listTimesToMove = {
  summary: 'List the times that the visitor can move their call to, by days of their zone',
  params: bookingParams,
  query: timesQuery,
  answer: bookingOfferSchema,
};

export const moveBooking = {
  summary: 'Move a call as its visitor; sent twice it is moved once',
  params: bookingParams,
  body: z.object({ start: timeSchema }),
  answer: z.object({ booking: madeBookingSchema }),
};

export const cancelBooking = {
  summary: 'Cancel a call as its visitor',
  params: bookingParams,
  answer: z.object({}),
};
