import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SlackMessage } from '#core/slack/slack-message.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { SlackProblemKind } from '#server/ports/slack-problem.ts';
import type { SlackActivity } from './incoming/slack-activity.ts';

/** One connection a workspace; several workspaces may be connected to one team, as Slack calls its own workspaces. */
export const slackConnection = pgTable(
  'slack_connection',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    teamId: text('team_id').notNull(),
    teamName: text('team_name').notNull(),
    botUserId: text('bot_user_id').notNull(),
    /** Encrypted: see `server/secrets/encrypt-secret.ts`. */
    token: text('token').notNull(),
    connectedBy: text('connected_by').references(() => user.id, { onDelete: 'set null' }),
    connectedAt: time('connected_at').notNull().defaultNow(),
    /** When Slack refused the token, or the app was removed there; null while it is good. */
    refusedAt: time('refused_at'),
    lastSuccessAt: time('last_success_at'),
    /** What went wrong since then. */
    problem: text('problem').$type<SlackProblemKind>(),
    problemAt: time('problem_at'),
  },
  (table) => [index('slack_connection_team_id').on(table.teamId)],
);
export type SlackConnection = typeof slackConnection.$inferSelect;

/** Where an agent posts. */
export const slackChannel = pgTable(
  'slack_channel',
  {
    agentId: text('agent_id')
      .primaryKey()
      .references(() => agent.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      // With the connection its channels go.
      .references(() => slackConnection.workspaceId, { onDelete: 'cascade' }),
    channelId: text('channel_id').notNull(),
    name: text('name').notNull(),
    sendsLeads: boolean('sends_leads').notNull(),
    sendsRequests: boolean('sends_requests').notNull(),
    /** Set while messages do not reach it. */
    problem: text('problem').$type<SlackProblemKind>(),
  },
  (table) => [
    index('slack_channel_workspace_id').on(table.workspaceId),
    index('slack_channel_channel_id').on(table.channelId),
  ],
);
export type SlackChannelRow = typeof slackChannel.$inferSelect;

/**
 * A thread in Slack that is a conversation. `case`: of a visitor, opened for a lead or a request. `question`: what somebody in
 * Slack asked the agent, which may be in the thread of a case.
 */
export const slackThread = pgTable(
  'slack_thread',
  {
    conversationId: text('conversation_id')
      .primaryKey()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
    kind: text('kind').$type<'case' | 'question'>().notNull(),
    teamId: text('team_id').notNull(),
    channelId: text('channel_id').notNull(),
    /** The `ts` of its first message. */
    ts: text('ts').notNull(),
    /** Of a case: what its first message says it is. */
    title: text('title').$type<'lead' | 'request'>(),
    /** Of a case: the visitor's message that its first message shows. */
    aboutMessageId: text('about_message_id'),
    /** Of a case: messages up to this one were there before the thread. */
    openedAfter: text('opened_after'),
    /** Of a case: the version of the handling that its first message shows. */
    shownVersion: integer('shown_version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('slack_thread_case').on(table.teamId, table.channelId, table.ts).where(sql`kind = 'case'`),
    index('slack_thread_question').on(table.teamId, table.channelId, table.ts).where(sql`kind = 'question'`),
    index('slack_thread_workspace_id').on(table.workspaceId),
  ],
);
export type SlackThread = typeof slackThread.$inferSelect;

/** What is or was posted, each once. */
export const slackPost = pgTable(
  'slack_post',
  {
    /** What it is about, such as `lead:` and an id; also the reference by which it is found in Slack. */
    key: text('key').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').references(() => conversation.id, { onDelete: 'cascade' }),
    leadId: text('lead_id').references(() => lead.id, { onDelete: 'cascade' }),
    /** Null while it is being posted, and after an answer of Slack that was lost. */
    ts: text('ts'),
    /** When the attempt began that is running; null where none is. */
    attemptedAt: time('attempted_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('slack_post_workspace_id').on(table.workspaceId),
    index('slack_post_conversation_id').on(table.conversationId),
    index('slack_post_lead_id').on(table.leadId),
  ],
);

/** What Slack has reported, each event once by its id, however often it is sent; deleted after two days. */
export const slackEvent = pgTable(
  'slack_event',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    /** Null once it is handled. */
    activity: jsonb('news').$type<SlackActivity>(),
    /** The answer to a question, until it is posted, so that nothing is asked twice. */
    answer: jsonb('answer').$type<SlackMessage>(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('slack_event_received_at').on(table.receivedAt)],
);
export type SlackEventRow = typeof slackEvent.$inferSelect;
