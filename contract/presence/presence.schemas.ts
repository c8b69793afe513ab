import { z } from 'zod';

export const recordPresence = {
  summary:
    'Say that you are available to answer visitors, only when signed in and not with an API key; valid for 150 seconds',
  answer: z.object({}),
};
