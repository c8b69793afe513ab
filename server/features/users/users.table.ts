import { type AnyPgColumn, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import { time } from '#server/database/time.ts';

/** A person who can sign in. How they prove who they are is in the table of credentials. */
export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Name of a stored picture. */
  image: text('image'),
  firstname: text('firstname').notNull().default(''),
  lastname: text('lastname').notNull().default(''),
  company: text('company').notNull().default(''),
  /** Tag of BCP 47 and name of IANA; empty where the browser's own is to be used. */
  language: text('language').notNull().default(''),
  timeZone: text('time_zone').notNull().default(''),
  /** Which emails they want. */
  notifications: jsonb('notifications')
    .$type<AccountSettings['notifications']>()
    .notNull()
    .default({ leads: true, handoffs: true, mentions: true, usage: true, weekly: false }),
  /** The partner under whose host they last signed in: emails about the account are in that partner's name. Null for ours. */
  signedInUnder: text('signed_in_under').references((): AnyPgColumn => user.id, { onDelete: 'set null' }),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
