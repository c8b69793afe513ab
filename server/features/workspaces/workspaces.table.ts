import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { AddOnQuantities, AfterLimit, PlanId } from '#contract/plans.ts';
import type { AfterHandOver, Role } from '#contract/workspaces/workspaces.ts';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';

/** Everything that an owner makes belongs to a workspace; a user is a member of one or more. */
export const workspace = pgTable('workspace', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** What is paid or granted at the moment: see `setPlan`. */
  plan: text('plan').$type<PlanId>().notNull(),
  /** What it has without paying, with or without a subscription. */
  grantedPlan: text('granted_plan').$type<PlanId>().notNull().default('free'),
  /** Given by the operator without payment, on top of what is paid. */
  grantedAddOns: jsonb('granted_add_ons').$type<AddOnQuantities>().notNull().default({}),
  /** When the operator's grant ends; null for one without an end, and where there is none. */
  grantedUntil: time('granted_until'),
  grantReason: text('grant_reason'),
  /** What `grantedPlan` becomes when the operator's grant ends; null where there is none. */
  planAfterGrant: text('plan_after_grant').$type<PlanId>(),
  /** Set while the operator has suspended it: its chats stop, its members see the reason. */
  suspendedAt: time('suspended_at'),
  suspendedReason: text('suspended_reason'),
  addOns: jsonb('add_ons').$type<AddOnQuantities>().notNull().default({}),
  /** When the first month of its subscription began: its monthly meters start again on that day; null for those of the calendar. */
  billingAnchor: time('billing_anchor'),
  /** What its chats do once the messages of the month are used. */
  afterLimit: text('after_limit').$type<AfterLimit>().notNull().default('engine'),
  /** The partner who pays for its plan, or did before its members; null for none. */
  payerId: text('payer_id').references(() => user.id, { onDelete: 'set null' }),
  /** Since when its own members pay, who have nothing to do with invoices of before; null while the partner pays. */
  payerUntil: time('payer_until'),
  /** The partner under whose host it was made, by somebody who signed up there: it is under their white label. */
  madeUnder: text('made_under').references(() => user.id, { onDelete: 'set null' }),
  /** When it got the plan that it has. */
  planSince: time('plan_since').notNull().defaultNow(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Last visit of a member or message to an agent, to within a day: see `isAsleep`. */
  lastActiveAt: time('last_active_at').notNull().defaultNow(),
  /** Whose messages and leads of the free plan it shares, if it was made for a client: see `payerOf`. */
  allowanceWorkspaceId: text('allowance_workspace_id').references((): AnyPgColumn => workspace.id, {
    onDelete: 'set null',
  }),
});

export const workspaceMember = pgTable(
  'workspace_member',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_member_user_id').on(table.userId),
  ],
);

/** An open invitation; inviting the same address again renews it, accepting removes it. */
export const workspaceInvitation = pgTable(
  'workspace_invitation',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Of the token in the emailed link. */
    hash: text('hash').notNull().unique(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Set where accepting hands the workspace over: what the inviter is afterwards. */
    inviterBecomes: text('inviter_becomes').$type<AfterHandOver>(),
    /** Then: whether the inviter goes on paying for it. */
    inviterPays: boolean('inviter_pays').notNull().default(false),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    unique('workspace_invitation_email').on(table.workspaceId, table.email),
    index('workspace_invitation_invited_by').on(table.invitedBy),
    index('workspace_invitation_by_email').on(table.email),
  ],
);

/** First answer to a POST with an Idempotency-Key, kept for 24 hours; `status` is null while it is being worked on. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    body: jsonb('body'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.key] }),
    index('idempotent_answer_created_at').on(table.createdAt),
  ],
);
