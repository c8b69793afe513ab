import { z } from 'zod';
import { writtenEmailField } from '../email-address/email-address.schemas.ts';
import { doneSchema, honeypotField } from '../fields.schemas.ts';
import { contactMessageMinimum, contactNameMinimum } from './contact.ts';

export const sendContactMessage = {
  summary: 'Send the operator a message; it is stored, emailed and confirmed to the sender',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(contactNameMinimum, 'Please enter at least 2 characters.')
      .max(120, 'Use at most 120 characters.'),
    email: writtenEmailField,
    message: z
      .string()
      .trim()
      .min(contactMessageMinimum, 'Please write at least 10 characters.')
      .max(5_000, 'Use at most 5,000 characters.'),
    website: honeypotField,
  }),
  answer: doneSchema,
};
