import { z } from 'zod';
import { doneSchema, mailedTokenField } from '../fields.schemas.ts';

export const sendVerification = {
  summary: 'Send the verification email again',
  answer: doneSchema,
};

export const verifyEmail = {
  summary: 'Verify the email address of the signed-in user with the token of an emailed link',
  body: z.object({ token: mailedTokenField.default('') }),
  answer: doneSchema,
};
