/** From long enough to type a reply up to a week. */
export const handBackRange = { least: 5, most: 10_080 } as const;

/** When members are emailed again about a human request that waits. They are always emailed at once. */
export const reminderRules = ['never', 'after-15-minutes', 'daily'] as const;
export type ReminderRule = (typeof reminderRules)[number];

export const intervalsMaximum = 35;
export const holidaysMaximum = 60;

/** Hours are unknown until they are set: then nobody is promised a time. */
export const defaultInboxSettings = {
  handBackMinutes: 60,
  hours: null,
  reminders: 'after-15-minutes' as ReminderRule,
  replyAddress: null,
};
