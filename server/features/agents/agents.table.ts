import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { defaultLook } from '#contract/look/look.ts';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

export const agent = pgTable(
  'agent',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    status: text('status').$type<AgentSettings['status']>().notNull(),
    welcomeMessage: text('welcome_message').notNull(),
    messageColor: text('message_color').notNull(),
    colorMode: text('color_mode').$type<AgentSettings['colorMode']>().notNull(),
    position: text('position').$type<AgentSettings['position']>().notNull(),
    size: text('size').$type<AgentSettings['size']>().notNull().default(defaultLook.size),
    input: jsonb('input').$type<AgentSettings['input']>().notNull().default(defaultLook.input),
    actionButtons: jsonb('action_buttons')
      .$type<AgentSettings['actionButtons']>()
      .notNull()
      .default(defaultLook.actionButtons),
    pausedMessage: text('paused_message').notNull().default(''),
    handoffPhrases: text('handoff_phrases').array().notNull().default([]),
    outsideHoursMessage: text('outside_hours_message').notNull().default(''),
    translations: jsonb('translations').$type<AgentSettings['translations']>().notNull().default([]),
    humanForm: jsonb('human_form')
      .$type<AgentSettings['humanForm']>()
      .notNull()
      .default(defaultLook.humanForm),
    leadsForm: jsonb('leads_form')
      .$type<AgentSettings['leadsForm']>()
      .notNull()
      .default(defaultLook.leadsForm),
    footer: jsonb('footer').$type<AgentSettings['footer']>().notNull().default(defaultLook.footer),
    messageRules: jsonb('message_rules').$type<AgentSettings['messageRules']>().notNull().default([]),
    isOpenedOnLoad: boolean('is_opened_on_load').notNull(),
    suggestedQuestions: text('suggested_questions').array().notNull(),
    promptText: text('prompt_text').notNull(),
    fallbackReply: text('fallback_reply').notNull(),
    vibeResponse: text('vibe_response').$type<AgentSettings['vibeResponse']>().notNull(),
    selectedModel: text('selected_model').notNull(),
    isEmailEnabled: boolean('is_email_enabled').notNull(),
    isNameEnabled: boolean('is_name_enabled').notNull(),
    isPhoneEnabled: boolean('is_phone_enabled').notNull(),
    allowedDomains: text('allowed_domains').array().notNull(),
    /** What one visitor, and one address, may send in an hour; null for what the plan gives. */
    messagesPerVisitor: integer('messages_per_visitor'),
    messagesPerAddress: integer('messages_per_address'),
    /** Budgets of messages: of the agent in a month of its workspace, and of one visitor in 30 days. */
    messagesPerMonth: integer('messages_per_month'),
    messagesPerVisitorMonth: integer('messages_per_visitor_month'),
    aiAgentTitle: text('ai_agent_title').notNull().default(''),
    description: text('description').notNull().default(''),
    isPublic: boolean('is_public').notNull().default(false),
    username: text('username'),
    socialX: text('social_x'),
    socialLinkedIn: text('social_linked_in'),
    socialFacebook: text('social_facebook'),
    /** Names of stored pictures. */
    avatar: text('avatar'),
    cover: text('cover'),
    isCalComBookingEnabled: boolean('is_cal_com_booking_enabled').notNull().default(false),
    bookingUrl: text('booking_url').notNull().default(''),
    bookingEventTypeId: bigint('booking_event_type_id', { mode: 'number' }),
    /** Of a made-up firm, to look around in. */
    isSample: boolean('is_sample').notNull().default(false),
    /** Goes on answering where the plan does not allow all agents of the workspace: see `choosePaused`. */
    keepsPlace: boolean('keeps_place').notNull().default(false),
    /** Groups of words and phrases that mean the same to the owner's customers. */
    synonyms: jsonb('synonyms').$type<string[][]>().notNull().default([]),
    /** A training answers only once the agent's tests have passed with it. */
    holdsBackTraining: boolean('holds_back_training').notNull().default(false),
    /** Its language model writes questions for each passage after a training. */
    writesQuestions: boolean('writes_questions').notNull().default(false),
    /** Questions of visitors in a busy hour of the last weeks, which no limit falls below. */
    usualHourlyMessages: integer('usual_hourly_messages').notNull().default(0),
    /** Raised in the transaction that changes which passages are live; a process that holds an older index patches it. */
    indexVersion: bigint('index_version', { mode: 'number' }).notNull().default(0),
    /** Raised by every change of its settings: an older form is refused where it would overwrite a newer change. */
    version: integer('version').notNull().default(0),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('agent_workspace_id').on(table.workspaceId),
    uniqueIndex('agent_username').on(table.username),
  ],
);

/** Which settings each of the last versions changed, and who did it; null where it was no user, or one who is gone. */
export const agentChange = pgTable(
  'agent_change',
  {
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    fields: text('fields').array().notNull(),
    /** Their values before; null for changes of before these were kept. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.version] }),
    index('agent_change_user_id').on(table.userId),
  ],
);

/**
 * What agents with a budget have taken from it in a month of their workspace: `usage.period` has the same months.
 * There is a row from when a budget is set, see `startBudget`.
 */
export const agentBudget = pgTable(
  'agent_budget',
  {
    agentId: text('agent_id')
      .primaryKey()
      .references(() => agent.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [index('agent_budget_workspace_id').on(table.workspaceId)],
);
