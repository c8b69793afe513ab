import { z } from 'zod';

export const startGoogle = {
  summary: 'Start signing in with Google; responds with a redirect',
  query: z.object({
    /** Page of ours to return to; anything else counts as absent. */
    next: z.string().max(500, 'Use at most 500 characters.').optional(),
    /** Of the referral link that led here, for an account that is made on the way. */
    ref: z.string().max(64, 'Use at most 64 characters.').optional(),
  }),
  answer: z.unknown(),
};

export const finishGoogle = {
  summary:
    'Where Google sends the browser back; answers with a redirect to the page that was asked for, or to /login?error=…',
  query: z.record(z.string(), z.string()),
  answer: z.unknown(),
};
