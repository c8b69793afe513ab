import { z } from 'zod';
import { writtenEmailField } from '../email-address/email-address.schemas.ts';
import { doneSchema, honeypotField } from '../fields.schemas.ts';

export const joinWaitlist = {
  body: z.object({ email: writtenEmailField, website: honeypotField }),
  answer: doneSchema,
};
