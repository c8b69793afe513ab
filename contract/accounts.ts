import { z } from 'zod';
import { defineEndpoint, idSchema, timeSchema } from './endpoint.ts';

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  image: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;

/** Text, @, text, dot, text, no spaces; nor quotes and brackets, which no letter is sent to. */
export const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]+$/;
export const passwordMinimumLength = 8;
/** Longer passwords cost hashing time and gain nothing. */
export const passwordMaximumLength = 128;
export const registrationRedirectMs = 1500;

/** Sentences in the order in which the checks run. */
export const registrationMessages = {
  required: 'Email and password are required',
  email: 'Please enter a valid email address',
  passwordLength: 'Password must be at least 8 characters long',
  passwordDigit: 'Password must contain at least one number',
  passwordLetter: 'Password must contain at least one letter',
  confirmation: 'Passwords do not match',
} as const;

const nameField = z.string().trim().max(100, 'Use at most 100 characters.');
/** The rule and the sentence of section 5 come after: `core/safety` has them in their order. */
export const emailField = z.string().max(254, 'Use at most 254 characters.');
export const passwordField = z
  .string()
  .max(passwordMaximumLength, `Use at most ${passwordMaximumLength} characters.`);

/** Loose on purpose: the ordered checks of `core/safety` decide and word the failure. */
export const registrationSchema = z.object({
  email: emailField.default(''),
  password: passwordField.default(''),
  firstname: nameField.optional(),
  lastname: nameField.optional(),
  company: nameField.optional(),
  /** Of the referral link that led here; one that is unknown is no reason to refuse. */
  referralCode: z.string().max(64, 'Use at most 64 characters.').optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({
  email: emailField.default(''),
  password: passwordField.default(''),
  /** Keeps the session for 30 days instead of until the browser closes. */
  remember: z.boolean().optional(),
});

export const profileChangesSchema = z.object({
  firstname: nameField.optional(),
  lastname: nameField.optional(),
  company: nameField.optional(),
  password: passwordField.optional(),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

const signedInSchema = z.object({ success: z.literal(true), user: userSchema, message: z.string() });

/** Instead of a user when a second factor is due; the cookie of that step lives five minutes. */
export const secondFactorDueSchema = z.object({
  success: z.literal(true),
  secondFactor: z.literal('totp'),
  message: z.string(),
});

/** Signed in, or on the way: only the first has `user`. */
export const signInAnswerSchema = z.union([signedInSchema, secondFactorDueSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

export const getCsrfToken = defineEndpoint({
  name: 'accounts.csrf-token',
  method: 'GET',
  path: '/api/csrf-token',
  summary: 'Get the token that every changing call sends back in the header X-CSRF-Token',
  access: 'public',
  answer: z.object({ csrfToken: z.string() }),
});

export const register = defineEndpoint({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  access: 'public',
  body: registrationSchema,
  answer: signedInSchema,
  errors: ['email-taken', 'rate-limited'],
  failure: 'account',
});

export const login = defineEndpoint({
  name: 'accounts.login',
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with email and password; where two-factor is on, a code is due before there is a session',
  access: 'public',
  body: credentialsSchema,
  answer: signInAnswerSchema,
  errors: ['invalid-credentials', 'rate-limited'],
  failure: 'account',
});

export const logout = defineEndpoint({
  name: 'accounts.logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session',
  access: 'public',
  answer: z.object({ success: z.literal(true) }),
  failure: 'account',
});

export const getProfile = defineEndpoint({
  name: 'accounts.profile',
  method: 'GET',
  path: '/api/profile',
  summary: 'Who is signed in',
  access: 'user',
  answer: z.object({ success: z.literal(true), user: userSchema }),
  failure: 'account',
});

export const updateProfile = defineEndpoint({
  name: 'accounts.update-profile',
  method: 'PUT',
  path: '/api/profile',
  summary: 'Change name, company or password; a new password ends all other sessions',
  access: 'user',
  body: profileChangesSchema,
  answer: signedInSchema,
  failure: 'account',
});

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** First characters, to tell keys apart; the key itself is shown once, when it is made. */
  prefix: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKey = defineEndpoint({
  name: 'api-keys.create',
  method: 'POST',
  path: '/api/v1/api-keys',
  summary: 'Make an API key, signed in and not with a key; the answer is the only time that it is shown',
  access: 'member',
  role: 'admin',
  body: z.object({
    name: z.string().trim().min(1, 'Give the key a name.').max(80, 'Use at most 80 characters.'),
  }),
  answer: apiKeySchema.extend({ key: z.string() }),
  status: 201,
  isAnswerSecret: true,
});

export const listApiKeys = defineEndpoint({
  name: 'api-keys.list',
  method: 'GET',
  path: '/api/v1/api-keys',
  summary: 'List the API keys of the workspace',
  access: 'member',
  role: 'admin',
  answer: z.object({ data: z.array(apiKeySchema) }),
});

export const revokeApiKey = defineEndpoint({
  name: 'api-keys.revoke',
  method: 'DELETE',
  path: '/api/v1/api-keys/{apiKeyId}',
  summary: 'Revoke an API key at once',
  access: 'member',
  role: 'admin',
  params: z.object({ apiKeyId: idSchema }),
  answer: z.object({}),
});
