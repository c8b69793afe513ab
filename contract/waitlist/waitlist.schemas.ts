import { z } from 'zod';
import { writtenEmailField } from '../email-address/email-address.schemas.ts';
import { doneSchema, honeypotField } from '../fields.schemas.ts';

export const joinWaitlist = {
  summary: 'Join the ChatGenie waitlist; joining twice is not an error',
  body: z.object({ email: writtenEmailField, website: honeypotField }),
  answer: doneSchema,
};
