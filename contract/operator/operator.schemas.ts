import { z } from 'zod';
import { auditEntrySchema, auditFilterSchema } from '../audit/audit.schemas.ts';
import { paymentProviders } from '../billing/billing.ts';
import { writtenEmailField } from '../email-address/email-address.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { billingPeriods } from '../plans.ts';
import { backupRunKinds, emailStates } from './operator.ts';
import { countSchema, formatField, reasonField, searchField } from './operator-fields.schemas.ts';

export const getOperator = {
  summary: 'Get what waits for the operator; 404 for everybody else',
  answer: z.object({
    /** What waits. */
    counts: z.object({
      messages: countSchema,
      emails: countSchema,
      jobs: countSchema,
      payouts: countSchema,
    }),
    /** When the caller has to confirm again who they are. */
    confirmedUntil: timeSchema,
  }),
};

export const listDocsFeedback = {
  summary: 'List what readers said of the pages of the documentation in the last 90 days',
  answer: z.object({
    /** Pages that anybody rated, those that helped least first. */
    data: z.array(
      z.object({
        /** Name of the page in its address. */
        page: z.string(),
        helpful: countSchema,
        notHelpful: countSchema,
        /** The latest ten. */
        comments: z.array(z.object({ text: z.string(), isHelpful: z.boolean(), createdAt: timeSchema })),
      }),
    ),
  }),
};

const jobSchema = z.object({
  id: idSchema,
  name: z.string(),
  error: z.string(),
  attempts: countSchema,
  createdAt: timeSchema,
  failedAt: timeSchema.nullable(),
});
export type FailedJob = z.infer<typeof jobSchema>;

const chatgenieUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  /** Whether they pay for Pro now. */
  pays: z.boolean(),
  /** Why they were given Pro; null for those who were not. */
  reason: z.string().nullable(),
});
export type OperatedChatgenieUser = z.infer<typeof chatgenieUserSchema>;

export const listChatgenieUsers = {
  summary: 'List the users who have ChatGenie Pro: those who pay for it, and those to whom it was given',
  /** Part of a name or an address. */
  query: pageQuerySchema.extend({ q: searchField }),
  answer: listOf(chatgenieUserSchema),
};

export const grantChatgenie = {
  summary: 'Give a user ChatGenie Pro without payment',
  body: z.object({ email: writtenEmailField, reason: reasonField }),
  answer: chatgenieUserSchema,
};

export const endChatgenieGrant = {
  summary: 'End ChatGenie Pro that a user was given; what they pay for stays',
  params: z.object({ userId: idSchema }),
  body: z.object({ reason: reasonField }),
  answer: z.object({}),
};

const failedEmailSchema = z.object({
  id: idSchema,
  kind: z.string(),
  to: z.string(),
  state: z.enum(emailStates),
  attempts: countSchema,
  error: z.string().nullable(),
  createdAt: timeSchema,
  /** False where its content is gone, as its links expired. */
  canRetry: z.boolean(),
});
export type FailedEmail = z.infer<typeof failedEmailSchema>;

export const listFailedEmails = {
  summary: 'List the emails of the last 30 days that could not be sent',
  query: pageQuerySchema.extend({ q: searchField, state: z.enum(emailStates).optional() }),
  answer: listOf(failedEmailSchema),
};

const retriedSchema = z.object({ retried: countSchema });

export const retryEmails = {
  summary: 'Retry emails that could not be sent: one, or all that can be sent again',
  body: z.object({ emailId: idSchema.optional() }),
  answer: retriedSchema,
};

export const listFailedJobs = {
  summary: 'List the jobs of the last two days that failed after all attempts',
  query: z.object({ q: searchField }),
  answer: z.object({ data: z.array(jobSchema), total: countSchema }),
};

export const retryJobs = {
  summary: 'Retry jobs that failed after all attempts: one, or all',
  body: z.object({ jobId: idSchema.optional() }),
  answer: retriedSchema,
};

const backupRunSchema = z.object({
  id: idSchema,
  kind: z.enum(backupRunKinds),
  /** Of the backup; null when none came about. */
  name: z.string().nullable(),
  sizeBytes: countSchema.nullable(),
  rows: countSchema.nullable(),
  files: countSchema.nullable(),
  /** Why it failed; null when it did not. */
  error: z.string().nullable(),
  startedAt: timeSchema,
  endedAt: timeSchema,
});
export type BackupRun = z.infer<typeof backupRunSchema>;

export const listBackups = {
  summary: 'List the latest backups and tests of backups, with the last good one of each',
  answer: z.object({
    /** Where backups go; null when none are made. */
    place: z.string().nullable(),
    lastBackup: backupRunSchema.nullable(),
    lastTest: backupRunSchema.nullable(),
    /** Newest first. */
    runs: z.array(backupRunSchema),
  }),
};

export const listOperatorAudit = {
  summary: 'List who did what on the whole installation',
  query: pageQuerySchema.extend({ ...auditFilterSchema.shape, workspaceId: idSchema.optional() }),
  answer: listOf(auditEntrySchema),
};

export const exportOperatorAudit = {
  summary: 'Download the audit log of the installation as CSV or JSON',
  query: auditFilterSchema.extend({ workspaceId: idSchema.optional(), format: formatField }),
  answer: z.unknown(),
};

export const operatedPriceSchema = z.object({
  /** Of the plan or the add-on. */
  id: z.string(),
  name: z.string(),
  period: z.enum(billingPeriods),
  /** US cents of one of it, for the whole period, as the product says. */
  amountCents: countSchema,
  /** How the provider finds the price, and its id there; null where it needs none, or has none. */
  key: z.string().nullable(),
  priceId: z.string().nullable(),
  /** What the provider asks; null where it has no such price. */
  providerCents: countSchema.nullable(),
  /** How many of it are subscribed to at the moment. */
  sold: countSchema,
});
export type OperatedPrice = z.infer<typeof operatedPriceSchema>;

export const getPrices = {
  summary: 'Get the plans and add-ons with their prices here and at the payment provider',
  answer: z.object({
    /** Null where payments are switched off. */
    provider: z.enum(paymentProviders).nullable(),
    prices: z.array(operatedPriceSchema),
  }),
};
