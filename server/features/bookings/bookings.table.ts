import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type BookingStatus, claimingBookingStatuses } from '#contract/bookings/bookings.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** A call that a visitor booked in the chat. It is erased with the lead that it belongs to. */
export const booking = pgTable(
  'booking',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id').notNull(),
    conversationId: text('conversation_id').references(() => conversation.id, { onDelete: 'set null' }),
    leadId: text('lead_id').references(() => lead.id, { onDelete: 'cascade' }),
    status: text('status').$type<BookingStatus>().notNull(),
    /** When Cal.com was asked last: another attempt waits for it, and goes on where it never ended. */
    askedAt: time('asked_at').notNull(),
    /** An attempt moves or cancels it at Cal.com, which is over by then; null where none does. */
    changingUntil: time('changing_until'),
    eventTypeId: bigint('event_type_id', { mode: 'number' }).notNull(),
    /** Cal.com's id of it; null until it has answered. */
    uid: text('uid'),
    title: text('title').notNull(),
    startAt: time('start_at').notNull(),
    endAt: time('end_at').notNull(),
    /** The visitor's. */
    timeZone: text('time_zone').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    answers: jsonb('answers').$type<{ label: string; answer: string }[]>().notNull().default([]),
    meetingUrl: text('meeting_url'),
    /** Booked by a member who tries the agent out. */
    isPreview: boolean('is_preview').notNull().default(false),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('booking_workspace_id').on(table.workspaceId, table.id),
    index('booking_agent_id').on(table.agentId, table.id),
    index('booking_conversation_id').on(table.conversationId),
    index('booking_lead_id').on(table.leadId),
    uniqueIndex('booking_uid').on(table.workspaceId, table.uid),
    /** A visitor books a time once, however often it is sent. */
    uniqueIndex('booking_time_of_visitor')
      .on(table.agentId, table.visitorId, table.startAt)
      .where(sql.raw(`status in ('${claimingBookingStatuses.join("', '")}')`)),
  ],
);
export type BookingRow = typeof booking.$inferSelect;
