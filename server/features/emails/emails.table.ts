import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Email, EmailKind } from '#core/emails/email.ts';
import { time } from '#server/database/time.ts';
import type { EmailLabel } from './email-label.ts';

/** Emails that wait to be sent, and for a month whether they were sent. */
export const emails = pgTable(
  'email',
  {
    /** Also the key by which a mailbox can tell an email that came twice. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<EmailKind>().notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name').notNull(),
    /**
     * Its content. Deleted when it is sent, and when one with links that expire is given up. Any other that was
     * given up can be sent again until the row is deleted.
     */
    email: jsonb('email').$type<Email>(),
    /** The white label that it is sent under; null for the product's own brand. */
    label: jsonb('label').$type<EmailLabel>(),
    status: text('status').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed. */
    error: text('error'),
    /** After this its links have expired, and it is not sent. */
    usefulUntil: time('useful_until'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [index('email_to_address').on(table.toAddress), index('email_created_at').on(table.createdAt)],
);

export type EmailRow = typeof emails.$inferSelect;
