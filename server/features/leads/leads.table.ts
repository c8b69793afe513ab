import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LeadStatus } from '#contract/leads/leads.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

export const lead = pgTable(
  'lead',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').references(() => conversation.id, { onDelete: 'set null' }),
    email: text('email'),
    name: text('name'),
    phone: text('phone'),
    pageUrl: text('page_url'),
    /** What the visitor agreed to when they left their details. */
    consentText: text('consent_text'),
    status: text('status').$type<LeadStatus>().notNull().default('new'),
    /** What members write about the lead. */
    note: text('note').notNull().default(''),
    /** What a search looks through, in lower case; a phone number also as its digits alone. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' ||
          regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(page_url, '') || ' ' || note)`,
      ),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('lead_workspace_id').on(table.workspaceId, table.id),
    index('lead_agent_id').on(table.agentId, table.id),
    /** A conversation has one lead: leaving details again corrects it. */
    uniqueIndex('lead_conversation_id').on(table.conversationId),
  ],
);
