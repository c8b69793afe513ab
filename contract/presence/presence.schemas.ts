import { z } from 'zod';

export const recordPresence = {
  summary:
    'Tell that you are there to answer visitors, only when signed in and not with an API key; counts for 150 seconds',
  answer: z.object({}),
};
