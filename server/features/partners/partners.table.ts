import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** A user who has looked at the partner area once: from then on they have a referral link. */
export const partner = pgTable('partner', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
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
