import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BillingAccount, Order } from '#core/billing/billing-account.ts';
import { time } from '#server/database/time.ts';

/** What the sandbox knows of a customer, as the rules of `core/billing` left it when it was last looked at. */
export const sandboxAccount = pgTable('sandbox_account', {
  customerId: text('customer_id').primaryKey(),
  account: jsonb('account').$type<BillingAccount>().notNull(),
});

export const sandboxCheckout = pgTable(
  'sandbox_checkout',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => sandboxAccount.customerId, { onDelete: 'cascade' }),
    /** Null where only a card is added. */
    order: jsonb('order').$type<Order>(),
    returnUrl: text('return_url').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('sandbox_checkout_customer_id').on(table.customerId)],
);
