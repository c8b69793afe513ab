import { z } from 'zod';

export const exportAccount = {
  answer: z.string(),
};
