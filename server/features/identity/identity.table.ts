import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Attributes } from '#contract/identity/identity.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** What the server of an agent's owner signs with. */
export const identitySecret = pgTable(
  'identity_secret',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    /** Encrypted for this row's id. */
    secret: text('secret').notNull(),
    /** Its last characters, to tell two apart. */
    ending: text('ending').notNull(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('identity_secret_agent_id').on(table.agentId)],
);

/** A visitor of whom a signed token has said who they are: one row per person and agent, for all their devices. */
export const knownVisitor = pgTable(
  'known_visitor',
  {
    /** The visitor's id in their conversations. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    /** The website's own id of the person. */
    userId: text('user_id').notNull(),
    email: text('email'),
    name: text('name'),
    attributes: jsonb('attributes').$type<Attributes>().notNull(),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_visitor_agent_id').on(table.agentId, table.userId),
    index('known_visitor_workspace_id').on(table.workspaceId),
  ],
);

export type KnownVisitorRow = typeof knownVisitor.$inferSelect;

/**
 * One signed token that was shown to us. It ends with its secret, when the website says that the visitor has signed out, and
 * a day after it was shown last; a token that has ended is refused while it would otherwise be valid.
 */
export const identifiedSession = pgTable(
  'identified_session',
  {
    id: text('id').primaryKey(),
    visitorId: text('visitor_id')
      .notNull()
      .references(() => knownVisitor.id, { onDelete: 'cascade' }),
    secretId: text('secret_id')
      .notNull()
      .references(() => identitySecret.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('identified_session_token_hash').on(table.tokenHash),
    index('identified_session_visitor_id').on(table.visitorId),
    index('identified_session_secret_id').on(table.secretId),
    index('identified_session_expires_at').on(table.expiresAt),
  ],
);
