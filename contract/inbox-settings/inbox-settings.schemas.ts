import { z } from 'zod';
import { handBackRange } from './inbox-settings.ts';

export const inboxSettingsSchema = z.object({
  /**
   * After how many minutes without a word of the person who has a conversation the agent answers again; null for only
   * once it is handed back.
   */
  handBackMinutes: z
    .number()
    .int()
    .min(handBackRange.least, 'Use at least 5 minutes.')
    .max(handBackRange.most, 'Use at most 10,080 minutes, which is a week.')
    .nullable(),
});
export type InboxSettings = z.infer<typeof inboxSettingsSchema>;

export const getInboxSettings = {
  summary: 'Get the settings of the inbox',
  answer: inboxSettingsSchema,
};

export const updateInboxSettings = {
  summary: 'Set the settings of the inbox, all at once',
  body: inboxSettingsSchema,
  answer: inboxSettingsSchema,
};
