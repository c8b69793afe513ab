import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Attachment, RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import type { ClosestPassage, SourcePart } from '#contract/conversations/conversations.schemas.ts';
import type { Channel, Feedback, Outcome } from '#contract/conversations/conversations.ts';
import type { Device, VisitedPage } from '#contract/inbox/inbox.schemas.ts';
import type { ConversationState, Holder, RequestEnd, SystemEvent } from '#contract/inbox/inbox.ts';
import type { Settlement } from '#contract/unanswered-questions/unanswered-questions.ts';
import { searchVector } from '#server/database/search-vector.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { user } from '#server/features/users/users.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { AnswerTrace } from './answer-trace.ts';

export const conversation = pgTable(
  'conversation',
  {
    /** Ids sort by time of making. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<Channel>().notNull(),
    /** Set for the widget: only the holder of this visitor's token may read on or write. */
    visitorId: text('visitor_id'),
    userId: text('user_id'),
    pageUrl: text('page_url'),
    title: text('title').notNull(),
    preview: text('preview').notNull(),
    /** Messages of the visitor: rows of `question`. */
    messageCount: integer('message_count').notNull().default(0),
    lastOutcome: text('last_outcome').$type<Outcome>(),
    wantsPerson: boolean('wants_person').notNull().default(false),
    finishedAt: time('finished_at'),
    /** The visitor's rating of the whole. */
    rating: text('rating').$type<Feedback>(),
    /** See `Handling`; changed by `changeHandling`, and by the chat path as `nextHandling` says. */
    state: text('state').$type<ConversationState>().notNull().default('open'),
    holder: text('holder').$type<Holder>().notNull().default('agent'),
    assigneeId: text('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    /** Raised by every change of the handling. */
    version: integer('version').notNull().default(0),
    snoozedUntil: time('snoozed_until'),
    handBackAt: time('hand_back_at'),
    wantedAt: time('wanted_at'),
    repliedAt: time('replied_at'),
    endedAt: time('ended_at'),
    endedAs: text('ended_as').$type<RequestEnd>(),
    endReason: text('end_reason'),
    /** When the visitor's panel last read what a person had written. */
    visitorSeenAt: time('visitor_seen_at'),
    /** When members were last reminded of the request. */
    remindedAt: time('reminded_at'),
    /** The visitor's, as their browser says. */
    timeZone: text('time_zone'),
    /** Of the visitor's last message in the chat. */
    device: jsonb('device').$type<Device>(),
    /**
     * Until when it counts as read for members without a mark of their own in `conversationRead`: set before there were such
     * marks, and by API keys.
     */
    readAt: time('read_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    lastMessageAt: time('last_message_at').notNull().defaultNow(),
  },
  (table) => [
    index('conversation_workspace_id').on(table.workspaceId, table.id),
    index('conversation_agent_id').on(table.agentId, table.id),
    index('conversation_visitor_id').on(table.visitorId),
    index('conversation_assignee_id').on(table.assigneeId).where(sql`assignee_id is not null`),
    /** Small: requests that wait, and what a person or nobody has. */
    index('conversation_wanting')
      .on(table.workspaceId, table.wantedAt)
      .where(sql`wanted_at is not null and ended_at is null`),
    /** What the time to the first reply is measured from. */
    index('conversation_replied').on(table.workspaceId, table.repliedAt).where(sql`replied_at is not null`),
    index('conversation_due').on(table.workspaceId).where(sql`state = 'snoozed' or hand_back_at is not null`),
    index('conversation_closed').on(table.workspaceId, table.agentId, table.id).where(sql`state = 'closed'`),
  ],
);

/** The pages that a visitor had open until their first message, the last first: of conversations where they are known. */
export const visit = pgTable('visit', {
  conversationId: text('conversation_id')
    .primaryKey()
    .references(() => conversation.id, { onDelete: 'cascade' }),
  workspaceId: text('workspace_id').notNull(),
  pages: jsonb('pages').$type<VisitedPage[]>().notNull(),
});

/** Until when a member has read a conversation; null where they have marked it as unread. See `readUntil`. */
export const conversationRead = pgTable(
  'conversation_read',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    readAt: time('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_read_user_id').on(table.userId),
  ],
);

export const message = pgTable(
  'message',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    /** Who wrote what neither the visitor nor the agent did; the name is read from the user when it is shown. */
    authorKind: text('author_kind').$type<'person' | 'system'>(),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    /** The name of a person without an account, who wrote it in Slack, or who came or went. */
    writerName: text('writer_name'),
    event: text('event').$type<SystemEvent>(),
    /** Made by the sender: the same reply is stored once, however often it is sent. */
    clientId: text('client_id'),
    /** When a reply was sent by email, as its reader had left the chat. */
    emailedAt: time('emailed_at'),
    text: text('text').notNull(),
    /** Files that were sent with it: rows of `attachment`. Null for none. */
    attachments: jsonb('attachments').$type<Attachment[]>(),
    /** Files that came with it by email and were not kept. Null for none. */
    refusedFiles: jsonb('refused_files').$type<RefusedFile[]>(),
    sources: jsonb('sources').$type<SourcePart[]>(),
    outcome: text('outcome').$type<Outcome>(),
    confidence: real('confidence'),
    model: text('model'),
    finishReason: text('finish_reason'),
    fallbackReason: text('fallback_reason'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** The visitor's thumb on an answer. */
    feedback: text('feedback').$type<Feedback>(),
    /** What the workspace thinks of an answer. */
    judgement: text('judgement').$type<Feedback>(),
    /** What an answer was made from, for the owner. */
    trace: jsonb('trace').$type<AnswerTrace>(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('message_conversation_id').on(table.conversationId, table.id),
    uniqueIndex('message_client_id')
      .on(table.conversationId, table.clientId)
      .where(sql`client_id is not null`),
    /** What `listUnseenReplies` looks through, the last day of it. */
    index('message_unmailed').on(table.createdAt).where(sql`author_kind = 'person' and emailed_at is null`),
    index('message_author_id').on(table.authorId).where(sql`author_id is not null`),
    /** Small: few answers are rated. */
    index('message_rated').on(table.workspaceId, table.feedback).where(sql`feedback is not null`),
    index('message_judged').on(table.workspaceId, table.judgement).where(sql`judgement is not null`),
  ],
);

/**
 * One row for each message of a visitor, with its outcome. Every figure about messages is counted from these
 * rows, so that what came later in a conversation hides nothing.
 */
export const question = pgTable(
  'question',
  {
    /** The id of the visitor's message. */
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    agentId: text('agent_id').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<Channel>().notNull(),
    askedAt: time('asked_at').notNull(),
    /** Null while the answer is being written, and for good when it broke off before it was stored. */
    outcome: text('outcome').$type<Outcome>(),
    answerId: text('answer_id'),
    /** What was searched for, where that is more than the message: a follow-up with the question before it. */
    query: text('query'),
    /** The key of what is asked, and the language that it was made in: see `nameTopic`. */
    topic: text('topic'),
    language: text('language'),
    /** Where the widget was when it was asked: the address of the page without its query. */
    page: text('page'),
    /** Of a question that was not fully answered. */
    closest: jsonb('closest').$type<ClosestPassage>(),
    /** When and why a question that was not fully answered needs an answer no more. */
    settledAt: time('settled_at'),
    settledAs: text('settled_as').$type<Settlement>(),
    /** Whether `questionWords` has it and its answer. */
    isIndexed: boolean('is_indexed').notNull().default(false),
  },
  (table) => [
    index('question_conversation_id').on(table.conversationId, table.askedAt),
    index('question_agent_id').on(table.agentId, table.askedAt),
    index('question_workspace_id').on(table.workspaceId, table.askedAt),
    /** What the next run of `indexWords` reads. */
    index('question_unindexed').on(table.id).where(sql`not is_indexed`),
    /** Small too: finds what is rare among the answered ones. */
    index('question_not_answered')
      .on(table.agentId, table.outcome, table.askedAt)
      .where(sql`outcome <> 'answered'`),
    /** Small, as most questions are answered and others are settled in the end. Has every column that grouping by topic reads. */
    index('question_open')
      .on(
        table.agentId,
        table.topic,
        table.id,
        table.outcome,
        table.language,
        table.channel,
        table.workspaceId,
        table.askedAt,
      )
      .where(sql`outcome in ('declined', 'hedged') and settled_at is null`),
  ],
);

/**
 * What a question and its answer are searched by: see `listSubstrings`. A table of its own, as rows of `question` are read
 * by the thousand for every figure; the words themselves are stored out of line.
 */
export const questionWords = pgTable(
  'question_words',
  {
    questionId: text('question_id')
      .primaryKey()
      .references(() => question.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    words: searchVector('words').notNull(),
  },
  (table) => [index('question_words_words').using('gin', table.words)],
);
