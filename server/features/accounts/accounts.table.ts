import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccountSettings } from '#contract/account-security.ts';
import { time } from '#server/database/time-column.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** The first four tables are those of the authentication library, with the specification's three fields of a user. */
export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  firstname: text('firstname').notNull().default(''),
  lastname: text('lastname').notNull().default(''),
  company: text('company').notNull().default(''),
  /** Tag of BCP 47 and name of IANA; empty where the browser's own is to be used. */
  language: text('language').notNull().default(''),
  timeZone: text('time_zone').notNull().default(''),
  /** Which e-mails are wanted. */
  notifications: jsonb('notifications')
    .$type<AccountSettings['notifications']>()
    .notNull()
    .default({ leads: true, handoffs: true, usage: true }),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** In which workspace it acts; the first of the user's where none was chosen, or they are no member any more. */
    activeWorkspaceId: text('active_workspace_id').references(() => workspace.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('session_user_id').on(table.userId),
    index('session_active_workspace_id').on(table.activeWorkspaceId),
  ],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user_id').on(table.userId),
    /** Somebody at a provider is one user here. */
    uniqueIndex('account_provider_account').on(table.providerId, table.accountId),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/** Keys are stored as a SHA-256 hash: they are random, so a slow hash would add cost and no safety. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('api_key_workspace_id').on(table.workspaceId)],
);

/** The one link with which a user may choose a new password: asking again replaces it, using it removes it. */
export const resetToken = pgTable('reset_token', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
});

/** The authenticator of a user; it counts once a first code has confirmed it. */
export const twoFactor = pgTable('two_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Sealed: see `seal-secret.ts`. */
  secret: text('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  /** Half-minute whose code was used last: that one and older ones are refused. */
  lastTimeStep: bigint('last_time_step', { mode: 'number' }),
});

/** Codes for when the authenticator is lost, hashed; using one removes it. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: text('user_id')
      .notNull()
      .references(() => twoFactor.userId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As the browser gives it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, by its own count; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkey_user_id').on(table.userId)],
);
