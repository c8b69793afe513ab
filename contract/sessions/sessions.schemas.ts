import { z } from 'zod';
import { idSchema, timeSchema } from '../fields.schemas.ts';

export const getCsrfToken = {
  summary: 'Get the token that every changing call sends back in the X-CSRF-Token header',
  answer: z.object({ csrfToken: z.string() }),
};

export const logout = {
  summary: 'Sign out of this session',
  answer: z.object({ success: z.literal(true) }),
};

export const sessionSchema = z.object({
  id: idSchema,
  isCurrent: z.boolean(),
  /** "Chrome on Linux", from the browser's own words. */
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
});
export type AccountSession = z.infer<typeof sessionSchema>;

export const listSessions = {
  summary: 'List where the account is signed in',
  answer: z.object({ data: z.array(sessionSchema) }),
};

export const endOtherSession = {
  summary: 'Sign out another session',
  params: z.object({ sessionId: idSchema }),
  answer: z.object({}),
};
