import { z } from 'zod';
import { auditEntrySchema, auditFilterSchema } from '../audit/audit.schemas.ts';
import { addOnQuantitiesSchema, planIdSchema } from '../billing/billing.schemas.ts';
import { paymentProviders } from '../billing/billing.ts';
import { writtenEmailField } from '../email-address/email-address.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { payoutSchema } from '../partners/partners.schemas.ts';
import { payoutStates, whiteLabelStates } from '../partners/partners.ts';
import { billingPeriods, meters } from '../plans.ts';
import { answerStates, backupRunKinds, emailStates, workspaceStates } from './operator.ts';

const searchField = z.string().trim().max(200, 'Use at most 200 characters.').optional();
const reasonField = z
  .string()
  .trim()
  .min(3, 'Give a reason of at least 3 characters.')
  .max(500, 'Use at most 500 characters.');
const formatField = z.enum(['csv', 'json']).default('csv');
const countSchema = z.number().int();

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

const meterSchema = z.object({ name: z.enum(meters), used: countSchema, limit: countSchema.nullable() });

const workspaceSchema = z.object({
  id: idSchema,
  name: z.string(),
  owner: z.object({ name: z.string(), email: z.string() }).nullable(),
  plan: planIdSchema,
  meters: z.array(meterSchema),
  /** Sources that could not be read whole, and jobs of the last two days that were given up. */
  failedSources: countSchema,
  failedJobs: countSchema,
  isGranted: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: timeSchema,
  lastActiveAt: timeSchema,
});
export type OperatedWorkspace = z.infer<typeof workspaceSchema>;

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

export const listWorkspaces = {
  summary: 'List all workspaces of the installation',
  query: pageQuerySchema.extend({
    /** Part of the name of the workspace, or of the name or address of an owner. */
    q: searchField,
    plan: planIdSchema.optional(),
    state: z.enum(workspaceStates).optional(),
  }),
  answer: listOf(workspaceSchema),
};

const costSchema = z.object({
  /** `2026-11`, in UTC. */
  month: z.string(),
  answers: countSchema,
  inputTokens: countSchema,
  outputTokens: countSchema,
  /** US dollars, of the tokens whose price is known. */
  dollars: z.number(),
  /** Tokens of models without a price. */
  unpricedTokens: countSchema,
  pages: countSchema,
});

const jobSchema = z.object({
  id: idSchema,
  name: z.string(),
  error: z.string(),
  attempts: countSchema,
  createdAt: timeSchema,
  failedAt: timeSchema.nullable(),
});
export type FailedJob = z.infer<typeof jobSchema>;

const workspaceParams = z.object({ workspaceId: idSchema });

export const operatedWorkspaceSchema = workspaceSchema.extend({
  /** What it has without paying, and until when. */
  grant: z
    .object({
      plan: planIdSchema,
      addOns: addOnQuantitiesSchema,
      /** Null for one without an end. */
      until: timeSchema.nullable(),
      reason: z.string(),
    })
    .nullable(),
  suspension: z.object({ since: timeSchema, reason: z.string() }).nullable(),
  /** As the payment provider says; null without a subscription. */
  subscription: z.object({ plan: planIdSchema, state: z.string(), periodEnd: timeSchema }).nullable(),
  members: z.array(z.object({ name: z.string(), email: z.string(), role: z.string() })),
  troubles: z.array(
    z.object({ agentName: z.string(), title: z.string(), status: z.string(), error: z.string().nullable() }),
  ),
  costs: z.array(costSchema),
});
export type OperatedWorkspaceDetails = z.infer<typeof operatedWorkspaceSchema>;

export const getOperatedWorkspace = {
  summary: 'Get one workspace with its usage, health, members and costs',
  params: workspaceParams,
  answer: operatedWorkspaceSchema,
};

export const grantPlan = {
  summary: 'Give a workspace a plan or add-ons without payment, until a date or permanently',
  params: workspaceParams,
  body: z.object({
    plan: planIdSchema,
    addOns: addOnQuantitiesSchema.default({}),
    until: timeSchema.nullable(),
    reason: reasonField,
  }),
  answer: operatedWorkspaceSchema,
};

export const endGrant = {
  summary: 'End a plan or add-ons that were given without payment',
  params: workspaceParams,
  body: z.object({ reason: reasonField }),
  answer: operatedWorkspaceSchema,
};

export const suspendWorkspace = {
  summary: 'Suspend a workspace: its chats stop, and its members see the reason and can still export',
  params: workspaceParams,
  body: z.object({ reason: reasonField }),
  answer: operatedWorkspaceSchema,
};

export const resumeWorkspace = {
  summary: 'Resume a suspended workspace',
  params: workspaceParams,
  body: z.object({ reason: reasonField }),
  answer: operatedWorkspaceSchema,
};

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

const contactMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: timeSchema,
  answeredAt: timeSchema.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const messageFilter = z.object({ q: searchField, state: z.enum(answerStates).optional() });

export const listContactMessages = {
  summary: 'List the messages of the contact form',
  query: pageQuerySchema.extend(messageFilter.shape),
  answer: listOf(contactMessageSchema),
};

export const markContactMessage = {
  summary: 'Mark a message of the contact form as answered or open',
  params: z.object({ contactMessageId: idSchema }),
  body: z.object({ isAnswered: z.boolean() }),
  answer: contactMessageSchema,
};

export const exportContactMessages = {
  summary: 'Download the messages of the contact form as CSV or JSON',
  query: messageFilter.extend({ format: formatField }),
  answer: z.unknown(),
};

const waitlistEntrySchema = z.object({
  email: z.string(),
  createdAt: timeSchema,
  answeredAt: timeSchema.nullable(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

export const listWaitlist = {
  summary: 'List the addresses on the waitlist',
  query: messageFilter.extend({
    limit: pageQuerySchema.shape.limit,
    cursor: z.string().max(400, 'Use the cursor exactly as the previous page returned it.').optional(),
  }),
  answer: listOf(waitlistEntrySchema),
};

export const markWaitlistEntry = {
  summary: 'Mark an address on the waitlist as answered or open',
  body: z.object({ email: writtenEmailField, isAnswered: z.boolean() }),
  answer: waitlistEntrySchema,
};

export const exportWaitlist = {
  summary: 'Download the waitlist as CSV or JSON',
  query: messageFilter.extend({ format: formatField }),
  answer: z.unknown(),
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

export const listCosts = {
  summary: 'List what workspaces used in a month: model tokens and pages read, most tokens first',
  query: z.object({
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Write the month as 2026-11.')
      .optional(),
    q: searchField,
    limit: pageQuerySchema.shape.limit,
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({
    month: z.string(),
    data: z.array(costSchema.omit({ month: true }).extend({ id: idSchema, name: z.string() })),
    total: costSchema.omit({ month: true }).extend({ workspaces: countSchema }),
    /** Questions about chats that a model worded: they are of no workspace. */
    chatgenie: costSchema
      .omit({ month: true, answers: true, pages: true })
      .extend({ questions: countSchema }),
  }),
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

export const operatedPartnerSchema = z.object({
  /** Of the user. */
  id: idSchema,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** What was agreed with them; null for the settings of the installation. */
  agreed: z.object({ percent: z.number().nullable(), months: countSchema.nullable() }),
  terms: z.object({ percent: z.number(), months: countSchema }),
  referrals: countSchema,
  clients: countSchema,
  earnedCents: countSchema,
  /** Of that, in no payout that was paid. */
  openCents: countSchema,
  /** The name under which their clients open the installation, which needs a certificate. */
  whiteLabel: z.object({ host: z.string(), state: z.enum(whiteLabelStates) }).nullable(),
});
export type OperatedPartner = z.infer<typeof operatedPartnerSchema>;

export const listPartners = {
  summary: 'List the partners, those who earned most first',
  query: z.object({
    q: searchField,
    limit: pageQuerySchema.shape.limit,
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ data: z.array(operatedPartnerSchema), total: countSchema }),
};

export const setPartnerTerms = {
  summary: 'Agree on a rate with a partner; it applies from the next payment',
  params: z.object({ partnerId: idSchema }),
  body: z.object({
    percent: z
      .number('Write a number, or leave the field empty.')
      .min(0, 'Write at least 0.')
      .max(100, 'Write at most 100.')
      .nullable(),
    months: z
      .number('Write a number, or leave the field empty.')
      .int('Write a whole number.')
      .min(0, 'Write at least 0.')
      .max(120, 'Write at most 120.')
      .nullable(),
  }),
  answer: operatedPartnerSchema,
};

export const removePartnerWhiteLabel = {
  summary: 'Remove the white label of a partner, who gets the reason by email',
  params: z.object({ partnerId: idSchema }),
  body: z.object({ reason: reasonField }),
  answer: operatedPartnerSchema,
};

const operatedPayoutSchema = payoutSchema.extend({ payee: z.string() });
export type OperatedPayout = z.infer<typeof operatedPayoutSchema>;

export const listPayouts = {
  summary: 'List the payouts that partners requested',
  query: pageQuerySchema.extend({ state: z.enum(payoutStates).optional() }),
  answer: listOf(operatedPayoutSchema),
};

export const settlePayout = {
  summary: 'Mark a payout as paid, or decline it: its amount is then available again',
  params: z.object({ payoutId: idSchema }),
  body: z.object({ state: z.enum(['paid', 'declined']), note: reasonField }),
  answer: operatedPayoutSchema,
};
