import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';

/** What came by the contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Not yet in an email to the operator. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    createdAt: time('created_at').notNull(),
    /** When the operator marked it as answered. */
    answeredAt: time('answered_at'),
  },
  (table) => [index('contact_message_email').on(table.email)],
);

/** Who wants an email when ChatGenie opens; the address in lower case. */
export const waitlistEntry = pgTable('waitlist_entry', {
  email: text('email').primaryKey(),
  createdAt: time('created_at').notNull(),
  /** When the operator marked it as answered. */
  answeredAt: time('answered_at'),
});
