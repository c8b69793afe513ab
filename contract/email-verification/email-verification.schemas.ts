import { z } from 'zod';
import { doneSchema, mailedTokenField } from '../fields.schemas.ts';

export const sendVerification = {
  answer: doneSchema,
};

export const verifyEmail = {
  body: z.object({ token: mailedTokenField.default('') }),
  answer: doneSchema,
};
