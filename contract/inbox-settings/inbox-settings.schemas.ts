import { z } from 'zod';
import { timeZoneSchema } from '../calendar.schemas.ts';
import { emailAddressSchema } from '../email-address/email-address.schemas.ts';
import { handBackRange, holidaysMaximum, intervalsMaximum, reminderRules } from './inbox-settings.ts';

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A stretch of a weekday; several in one day for a break at noon. */
const intervalSchema = z
  .object({
    /** 0 for Sunday to 6 for Saturday. */
    weekday: z.number().int().min(0).max(6),
    from: z.string().regex(clockTime, 'Use a time such as 09:00.'),
    /** `24:00` for the end of the day. */
    to: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Use a time such as 17:30.'),
  })
  .refine(({ from, to }) => from < to, 'The end must be after the beginning.');

export const openingHoursSchema = z.object({
  timeZone: timeZoneSchema,
  intervals: z.array(intervalSchema).max(intervalsMaximum, 'Use at most 35 times.'),
  /** Days on which nobody answers. */
  holidays: z.array(z.iso.date()).max(holidaysMaximum, 'Use at most 60 holidays.'),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

export const inboxSettingsSchema = z.object({
  /**
   * After how many minutes without a message of the person who has a conversation the agent answers again; null for only
   * once it is handed back.
   */
  handBackMinutes: z
    .number()
    .int()
    .min(handBackRange.least, 'Use at least 5 minutes.')
    .max(handBackRange.most, 'Use at most 10,080 minutes, which is a week.')
    .nullable(),
  /** When people answer; null where that is not set: visitors then read no time. */
  hours: openingHoursSchema.nullable(),
  reminders: z.enum(reminderRules),
  /**
   * Where visitors' answers to emailed replies go; null for into the conversation where the installation takes emails, and
   * where it does not, visitors are asked to open the chat again.
   */
  replyAddress: emailAddressSchema.nullable(),
});
export type InboxSettings = z.infer<typeof inboxSettingsSchema>;

const shownInboxSettingsSchema = inboxSettingsSchema.extend({
  /** The installation takes emails: what visitors and members answer by email goes into the conversation. */
  takesEmails: z.boolean(),
});
export type ShownInboxSettings = z.infer<typeof shownInboxSettingsSchema>;

export const getInboxSettings = {
  summary: 'Get the settings of the inbox',
  answer: shownInboxSettingsSchema,
};

export const updateInboxSettings = {
  summary: 'Set the settings of the inbox, all at once',
  body: inboxSettingsSchema,
  answer: shownInboxSettingsSchema,
};
