import { isNotNull } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PayoutState } from '#contract/partners/partners.ts';
import { time } from '#server/database/time.ts';
import { invoice } from '#server/features/billing/billing.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** A user who has looked at the partner area once: from then on they have a referral link. */
export const partner = pgTable('partner', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  /** What the operator has agreed with this partner; null for the settings of the installation. */
  commissionPercent: real('commission_percent'),
  commissionMonths: integer('commission_months'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Visits of a referral link on a day in UTC. Numbers only: nothing of a visitor is stored. */
export const referralVisit = pgTable(
  'referral_visit',
  {
    partnerId: text('partner_id')
      .notNull()
      .references(() => partner.userId, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day] })],
);

/** An account that was made through a referral link, by the workspace that it began with. */
export const referral = pgTable(
  'referral',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .unique()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partner.userId, { onDelete: 'cascade' }),
    /** Masked before it is stored: the partner is never shown more. */
    company: text('company').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('referral_partner_id').on(table.partnerId, table.id)],
);

/** A workspace that a user made for a client. Rights in it come from its members, as everywhere. */
export const clientWorkspace = pgTable(
  'client_workspace',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    createdBy: text('created_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('client_workspace_created_by').on(table.createdBy)],
);

/**
 * What a partner asked to be paid. Kept when their account is deleted, as invoices are: it says who was paid, how much and
 * where to.
 */
export const payout = pgTable(
  'payout',
  {
    id: text('id').primaryKey(),
    partnerId: text('partner_id').references(() => partner.userId, { onDelete: 'set null' }),
    /** Name and address of the partner as they were. */
    payee: text('payee').notNull(),
    payTo: text('pay_to').notNull(),
    cents: integer('cents').notNull(),
    state: text('state').$type<PayoutState>().notNull(),
    note: text('note').notNull().default(''),
    requestedAt: time('requested_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [index('payout_partner_id').on(table.partnerId, table.id)],
);

/**
 * The ledger of commissions: one entry for each payment and for each refund of a company that a partner brought, with the
 * rate of that day. Entries are never changed; only the payout that they are in is.
 */
export const commission = pgTable(
  'commission',
  {
    id: text('id').primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partner.userId, { onDelete: 'cascade' }),
    /** The invoice that was paid, or the credit note of the refund. */
    invoiceId: text('invoice_id')
      .notNull()
      .unique()
      .references(() => invoice.id),
    /** The invoice that was paid in both cases. */
    paidInvoiceId: text('paid_invoice_id')
      .notNull()
      .references(() => invoice.id),
    company: text('company').notNull(),
    netCents: integer('net_cents').notNull(),
    percent: real('percent').notNull(),
    cents: integer('cents').notNull(),
    occurredAt: time('occurred_at').notNull(),
    payoutId: text('payout_id').references(() => payout.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('commission_partner_id').on(table.partnerId, table.id),
    index('commission_payout_id').on(table.payoutId),
    index('commission_paid_invoice_id').on(table.paidInvoiceId),
  ],
);

/**
 * What the clients of a partner see in place of the product. It counts once `verifiedAt` is set and while `stoppedAt` is
 * not: `createLabels` reads it then, by the names of these columns.
 */
export const whiteLabel = pgTable(
  'white_label',
  {
    partnerId: text('partner_id')
      .primaryKey()
      .references(() => partner.userId, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    verifiedAt: time('verified_at'),
    /** What the daily checks of its TXT record have found: see `core/partners/judge-label-record.ts`. */
    recordMissingSince: time('record_missing_since'),
    warnedAt: time('warned_at'),
    stoppedAt: time('stopped_at'),
    name: text('name').notNull(),
    color: text('color').notNull(),
    logo: text('logo'),
    supportEmail: text('support_email').notNull(),
    senderEmail: text('sender_email').notNull(),
    termsUrl: text('terms_url').notNull(),
    privacyUrl: text('privacy_url').notNull(),
    /** Whether the mail servers of its domain for answers are those of the installation. */
    takesMail: boolean('takes_mail').notNull().default(false),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('white_label_host').on(table.host),
    uniqueIndex('white_label_verified_host').on(table.host).where(isNotNull(table.verifiedAt)),
  ],
);
