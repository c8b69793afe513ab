import { z } from 'zod';

const isTimeZone = (name: string): boolean => {
  try {
    // Offsets such as `+02:00` are no zones, and PostgreSQL reads them the other way round.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** IANA name of the zone whose days are counted. */
export const timeZoneSchema = z
  .string()
  .max(60)
  .refine(isTimeZone, 'Use the name of a time zone, such as Europe/Lisbon.')
  .default('UTC');

/** Which spans of time are counted. */
export const calendarQuerySchema = z.object({
  timeZone: timeZoneSchema,
  unit: z.enum(['day', 'week', 'month']).default('day'),
  /** First day of a week: 0 for Sunday to 6 for Saturday. */
  weekStartsOn: z.coerce.number().int().min(0).max(6).default(1),
});
