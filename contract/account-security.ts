import { z } from 'zod';
import { emailField, passwordField, signInAnswerSchema, userSchema } from './accounts.ts';
import { defineEndpoint, idSchema, timeSchema } from './endpoint.ts';

/** Beyond the six prescribed calls: everything a person does about the safety of their own account. */

const done = z.object({ success: z.literal(true), message: z.string() });
const tokenField = z.string().max(500, 'This link is longer than any that was sent.');
/** Six digits of an authenticator, or one of the recovery codes. */
const codeField = z
  .string()
  .trim()
  .min(6, 'Enter the six digits of your authenticator, or a recovery code.')
  .max(40, 'Use at most 40 characters.');

export const resetLinkMinutes = 60;

export const requestPasswordReset = defineEndpoint({
  name: 'accounts.request-password-reset',
  method: 'POST',
  path: '/api/password-reset-requests',
  summary: 'Mail a link to choose a new password; the answer is the same whether or not the address is known',
  access: 'public',
  body: z.object({ email: emailField.default('') }),
  answer: done,
  errors: ['rate-limited'],
  failure: 'account',
});

export const resetPassword = defineEndpoint({
  name: 'accounts.reset-password',
  method: 'POST',
  path: '/api/password-resets',
  summary:
    'Choose a new password with the token of a mailed link, once and within the hour; ends all sessions',
  access: 'public',
  body: z.object({ token: tokenField.default(''), password: passwordField.default('') }),
  answer: done,
  errors: ['rate-limited'],
  failure: 'account',
});

export const sendVerification = defineEndpoint({
  name: 'accounts.send-verification',
  method: 'POST',
  path: '/api/email-verification-requests',
  summary: 'Mail the link that verifies the address again',
  access: 'user',
  answer: done,
  errors: ['rate-limited'],
  failure: 'account',
});

export const verifyEmail = defineEndpoint({
  name: 'accounts.verify-email',
  method: 'POST',
  path: '/api/email-verifications',
  summary: 'Verify the address with the token of a mailed link',
  access: 'public',
  body: z.object({ token: tokenField.default('') }),
  answer: done,
  failure: 'account',
});

/** Which ways of signing in this install offers, for the sign-in pages. */
export const getSignInMethods = defineEndpoint({
  name: 'accounts.sign-in-methods',
  method: 'GET',
  path: '/api/sign-in-methods',
  summary: 'Which ways of signing in are configured',
  access: 'public',
  answer: z.object({ google: z.boolean(), passkey: z.boolean() }),
});

/** What `/login?error=…` may be after Google, with the sentence to show. */
export const googleErrors = {
  'google-not-configured':
    'Signing in with Google is not set up here. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  'google-cancelled': 'You cancelled signing in with Google.',
  'google-expired': 'Signing in with Google took too long, or was begun in another window. Please try again.',
  'google-failed': 'Google could not confirm who you are. Please try again.',
  'google-unavailable':
    'Google does not answer at the moment. Please try again soon, or sign in with your password.',
  'google-email-unverified':
    'Google has not verified your address. Verify it there, or sign in with your password.',
  'google-password-required':
    'There is an account with this address already. Sign in with its password once, and Google is linked to it.',
  'rate-limited': 'Too many sign-in attempts. Please wait a few minutes and try again.',
} as const;
export type GoogleError = keyof typeof googleErrors;

/** `/login?second-factor=due&next=…`: Google said who it is, and a code of the authenticator is due. */
export const secondFactorDueQuery = 'second-factor';

/** Browsers are sent here by a link; the answer is a redirect to the provider. */
export const startGoogle = defineEndpoint({
  name: 'accounts.start-google',
  method: 'GET',
  path: '/api/google/start',
  summary: 'Begin signing in with Google; answers with a redirect',
  access: 'public',
  query: z.object({
    /** Page of ours to return to; anything else counts as absent. */
    next: z.string().max(500, 'Use at most 500 characters.').optional(),
    /** Of the referral link that led here, for an account that is made on the way. */
    ref: z.string().max(64, 'Use at most 64 characters.').optional(),
  }),
  answer: z.unknown(),
  status: 302,
});

export const finishGoogle = defineEndpoint({
  name: 'accounts.finish-google',
  method: 'GET',
  path: '/api/google/callback',
  summary:
    'Where Google sends the browser back; answers with a redirect to the page that was asked for, or to /login?error=…',
  access: 'public',
  query: z.record(z.string(), z.string()),
  answer: z.unknown(),
  status: 302,
});

export const verifySecondFactor = defineEndpoint({
  name: 'accounts.verify-second-factor',
  method: 'POST',
  path: '/api/login/second-factor',
  summary: 'Finish signing in with a code of the authenticator or a recovery code',
  access: 'public',
  body: z.object({ code: codeField }),
  answer: z.object({ success: z.literal(true), user: userSchema, message: z.string() }),
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

/** What Settings shows of an account. */
export const accountSettingsSchema = z.object({
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
    usage: z.boolean(),
  }),
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

export const getAccountSettings = defineEndpoint({
  name: 'accounts.settings',
  method: 'GET',
  path: '/api/account',
  summary: 'Settings of the signed-in account',
  access: 'user',
  answer: accountSettingsSchema,
});

export const updateAccountSettings = defineEndpoint({
  name: 'accounts.update-settings',
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change language, time zone or which e-mails are sent',
  access: 'user',
  body: z.object({
    /** Tag such as `de` or `pt-BR`; empty for the browser's. */
    language: z.string().trim().max(35, 'Use at most 35 characters.').optional(),
    timeZone: z.string().trim().max(60, 'Use at most 60 characters.').optional(),
    notifications: accountSettingsSchema.shape.notifications.partial().strict().optional(),
  }),
  answer: accountSettingsSchema,
});

export const changePassword = defineEndpoint({
  name: 'accounts.change-password',
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password, given the present one where there is one; ends all other sessions',
  access: 'user',
  body: z.object({ currentPassword: passwordField.optional(), password: passwordField.default('') }),
  answer: done,
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

export const startTwoFactor = defineEndpoint({
  name: 'accounts.start-two-factor',
  method: 'POST',
  path: '/api/account/two-factor/start',
  summary: 'Get the secret for an authenticator; nothing changes until a code confirms it',
  access: 'user',
  body: z.object({ password: passwordField.default('') }),
  answer: z.object({
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    uri: z.string(),
  }),
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const confirmTwoFactor = defineEndpoint({
  name: 'accounts.confirm-two-factor',
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  summary: 'Turn two-factor on with a first code; the recovery codes are shown this once',
  access: 'user',
  body: z.object({ code: codeField }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const disableTwoFactor = defineEndpoint({
  name: 'accounts.disable-two-factor',
  method: 'POST',
  path: '/api/account/two-factor/disable',
  summary: 'Turn two-factor off, with the password where there is one, and a code',
  access: 'user',
  body: z.object({ password: passwordField.default(''), code: codeField }),
  answer: z.object({}),
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
});

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = defineEndpoint({
  name: 'accounts.list-passkeys',
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'List passkeys',
  access: 'user',
  answer: z.object({ data: z.array(passkeySchema) }),
});

export const startPasskey = defineEndpoint({
  name: 'accounts.start-passkey',
  method: 'POST',
  path: '/api/account/passkeys/start',
  summary: 'Options for navigator.credentials.create',
  access: 'user',
  answer: z.looseObject({ challenge: z.string() }),
});

export const addPasskey = defineEndpoint({
  name: 'accounts.add-passkey',
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Store the passkey that the browser made',
  access: 'user',
  body: z.object({
    name: z.string().trim().min(1, 'Give the passkey a name.').max(80, 'Use at most 80 characters.'),
    credential: z.looseObject({ id: z.string() }),
  }),
  answer: passkeySchema,
  status: 201,
  errors: ['cannot-process'],
});

export const deletePasskey = defineEndpoint({
  name: 'accounts.delete-passkey',
  method: 'DELETE',
  path: '/api/account/passkeys/{passkeyId}',
  summary: 'Delete a passkey',
  access: 'user',
  params: z.object({ passkeyId: idSchema }),
  answer: z.object({}),
});

export const startPasskeyLogin = defineEndpoint({
  name: 'accounts.start-passkey-login',
  method: 'POST',
  path: '/api/login/passkey/start',
  summary: 'Options for navigator.credentials.get',
  access: 'public',
  answer: z.looseObject({ challenge: z.string() }),
});

export const finishPasskeyLogin = defineEndpoint({
  name: 'accounts.finish-passkey-login',
  method: 'POST',
  path: '/api/login/passkey',
  summary:
    'Sign in with a passkey; where two-factor is on and the passkey did not verify its user, a code is due',
  access: 'public',
  body: z.object({ credential: z.looseObject({ id: z.string() }) }),
  answer: signInAnswerSchema,
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

export const sessionSchema = z.object({
  id: idSchema,
  isCurrent: z.boolean(),
  /** "Chrome on Linux", from the browser's own words. */
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
});
export type AccountSession = z.infer<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  name: 'accounts.list-sessions',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the account is signed in',
  access: 'user',
  answer: z.object({ data: z.array(sessionSchema) }),
});

export const endOtherSession = defineEndpoint({
  name: 'accounts.end-session',
  method: 'DELETE',
  path: '/api/account/sessions/{sessionId}',
  summary: 'Sign out somewhere else',
  access: 'user',
  params: z.object({ sessionId: idSchema }),
  answer: z.object({}),
});

export const exportAccount = defineEndpoint({
  name: 'accounts.export',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything stored about the account and what it owns, as a zip of JSON',
  access: 'user',
  answer: z.string(),
  transport: 'file',
});

export const deleteAccount = defineEndpoint({
  name: 'accounts.delete',
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the account with every workspace that nobody else owns; the address is typed to confirm',
  access: 'user',
  body: z.object({ email: emailField.default(''), password: passwordField.optional() }),
  answer: done,
  errors: ['invalid-credentials', 'conflict', 'rate-limited'],
  failure: 'account',
});
