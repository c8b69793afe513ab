import { z } from 'zod';
import { emailField } from '../email-address/email-address.schemas.ts';
import { doneSchema } from '../fields.schemas.ts';
import { passwordField } from '../passwords/passwords.schemas.ts';

/** What Settings shows of an account. */
export const accountSettingsSchema = z.object({
  /** Of an operator of the installation only. */
  isOperator: z.literal(true).optional(),
  /** For an operator where no mail server is set: the folder in which emails are stored instead. */
  mailFolder: z.string().optional(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  isTwoFactorEnabled: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  isGoogleLinked: z.boolean(),
  language: z.string(),
  /** IANA name, or empty for the browser's. */
  timeZone: z.string(),
  notifications: z.object({
    leads: z.boolean(),
    handoffs: z.boolean(),
    /** Notes that mention them. */
    mentions: z.boolean(),
    usage: z.boolean(),
    /** What is worth doing, on Monday mornings; of owners and admins. */
    weekly: z.boolean(),
  }),
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

export const getAccountSettings = {
  summary: 'Get the settings of the signed-in account',
  answer: accountSettingsSchema,
};

export const updateAccountSettings = {
  summary: 'Change the language, time zone or email notifications',
  body: z.object({
    /** Tag such as `de` or `pt-BR`; empty for the browser's. */
    language: z.string().trim().max(35, 'Use at most 35 characters.').optional(),
    timeZone: z.string().trim().max(60, 'Use at most 60 characters.').optional(),
    notifications: accountSettingsSchema.shape.notifications.partial().strict().optional(),
  }),
  answer: accountSettingsSchema,
};

const countField = z.number().int();

/** How much was deleted with an account. */
export const erasedSchema = z.object({
  workspaces: countField,
  agents: countField,
  sources: countField,
  conversations: countField,
  messages: countField,
  leads: countField,
  /** Of ChatGenie, with their messages. */
  chatArchives: countField,
  /** What was sent by the contact form with this email address. */
  contactMessages: countField,
  /** Stored emails to this address, in the database and in the mail folder. */
  emails: countField,
});
export type Erased = z.infer<typeof erasedSchema>;

export const deleteAccount = {
  summary:
    'Delete the account and every workspace that nobody else owns; the email address is required to confirm',
  body: z.object({ email: emailField.default(''), password: passwordField.optional() }),
  answer: doneSchema.extend({ erased: erasedSchema }),
};
