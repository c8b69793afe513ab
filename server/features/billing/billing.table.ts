import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type {
  InvoiceKind,
  InvoiceState,
  PaymentProvider,
  PaymentRefusal,
} from '#contract/billing/billing.ts';
import type { InvoiceLine } from '#core/billing/billing-account.ts';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { BillingDetails, ProviderMethod, ProviderSubscription } from '#server/ports/payments.ts';

/**
 * A customer of a payment provider, with a copy of what the provider knows: see `syncAccount`. It is a workspace, or a user
 * who buys ChatGenie for themself; never both.
 */
export const billingAccount = pgTable(
  'billing_account',
  {
    /** That of the workspace or the user. */
    id: text('id').primaryKey().generatedAlwaysAs(sql`coalesce(workspace_id, user_id)`),
    workspaceId: text('workspace_id')
      .unique('billing_account_workspace_id')
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .unique('billing_account_user_id')
      .references(() => user.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** Null until the provider has made it. */
    customerId: text('customer_id'),
    details: jsonb('details').$type<BillingDetails>().notNull(),
    subscription: jsonb('subscription').$type<ProviderSubscription>(),
    methods: jsonb('methods').$type<ProviderMethod[]>().notNull().default([]),
    /** How often the provider was asked, and the last of these times whose answer is stored. */
    reads: integer('reads').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    /** When it is to be asked again: at once after a change that may not have been recorded, else by and by. */
    syncDueAt: time('sync_due_at').notNull(),
  },
  (table) => [
    check('billing_account_buyer', sql`num_nonnulls(${table.workspaceId}, ${table.userId}) = 1`),
    unique('billing_account_customer').on(table.provider, table.customerId),
    index('billing_account_sync_due_at').on(table.syncDueAt),
  ],
);

/** What an invoice says about one side. */
export interface InvoiceParty {
  name: string;
  address: string;
  taxId: string;
  email: string;
  /** Absent in what was written before it was asked for. */
  country?: string;
}

/** Invoices and credit notes are kept for good, also when the workspace or the user is deleted. What they say never changes. */
export const invoice = pgTable(
  'invoice',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').references(() => workspace.id, { onDelete: 'set null' }),
    /** Of a user who bought for themself. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** Without gaps within a kind, over the whole installation. */
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** Of the invoice or the refund at the provider. */
    providerId: text('provider_id').notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    issuedAt: time('issued_at').notNull(),
    paidAt: time('paid_at'),
    refusal: text('refusal').$type<PaymentRefusal>(),
    isDisputed: boolean('is_disputed').notNull().default(false),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    taxName: text('tax_name').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    /** The number of the invoice that a credit note takes back. */
    creditedNumber: text('credited_number'),
  },
  (table) => [
    unique('invoice_provider_id').on(table.provider, table.providerId),
    unique('invoice_sequence').on(table.kind, table.sequence),
    index('invoice_workspace_id').on(table.workspaceId, table.issuedAt),
    index('invoice_user_id').on(table.userId, table.issuedAt).concurrently(),
  ],
);

/** The last number that was given; taken in the transaction of the invoice, so that none is left out. */
export const invoiceSeries = pgTable('invoice_series', {
  kind: text('kind').$type<InvoiceKind>().primaryKey(),
  last: integer('last').notNull(),
});
