import { z } from 'zod';
import { addOnQuantitiesSchema, planIdSchema } from '../billing/billing.schemas.ts';
import { idSchema, timeSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';
import { countSchema, reasonField, searchField } from '../operator/operator-fields.schemas.ts';
import { meters } from '../plans.ts';
import { workspaceStates } from './operated-workspaces.ts';

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
