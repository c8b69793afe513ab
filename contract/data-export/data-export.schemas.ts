import { z } from 'zod';

export const exportAccount = {
  summary: 'Download everything stored about the account and what it owns, as a zip file of JSON',
  answer: z.string(),
};
