import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { CrawlCause, CrawlOutcome, PageChangeKind } from '#contract/crawls/crawls.ts';
import type { CrawlSchedule, PageStatus, SourceKind, SourceStatus } from '#contract/sources/sources.ts';
import { bytes } from '#server/database/bytes.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import type { LastCrawl } from '#server/features/sources/crawling/last-crawl.ts';
import type { NotionChildren } from '#server/features/sources/notion/notion-children.ts';
import type { StandbyText } from '#server/features/sources/standby/standby-text.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import type { NotionReference } from '#server/ports/notion.ts';

/** What was asked for, by kind: enough to read the source again. */
export type SourceConfig =
  | {
      kind: 'website';
      url: string;
      /** Typed without a scheme, and none has answered yet. */
      isSchemeGuessed?: boolean;
      mode: 'page' | 'site' | 'sitemap';
      include: string[];
      exclude: string[];
      maxPages: number;
    }
  | {
      kind: 'file';
      fileId: string;
      fileName: string;
      contentType: string;
      sizeBytes: number;
      /** Of its bytes; sources of earlier versions have none. */
      sha256?: string;
    }
  | { kind: 'text'; title: string; text: string }
  | { kind: 'qa'; question: string; answer: string; alternatives: string[] }
  | { kind: 'notion'; items: (NotionReference & { title: string })[] };

export const source = pgTable(
  'source',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SourceKind>().notNull(),
    title: text('title').notNull(),
    config: jsonb('config').$type<SourceConfig>().notNull(),
    status: text('status').$type<SourceStatus>().notNull(),
    /** Raised by every retraining and cancelling: a job of an older run stops at its next step. */
    run: integer('run').notNull().default(1),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    total: integer('total').notNull().default(0),
    characters: bigint('characters', { mode: 'number' }).notNull().default(0),
    error: text('error'),
    /** Where an interrupted crawl goes on. */
    crawlState: jsonb('crawl_state'),
    /** What the last finished crawl keeps for the next one. */
    lastCrawl: jsonb('last_crawl').$type<LastCrawl>(),
    /** Of Notion: which pages are in which, as they were last read. */
    notionChildren: jsonb('notion_children').$type<NotionChildren>(),
    createdAt: time('created_at').notNull().defaultNow(),
    trainedAt: time('trained_at'),
    /** Passages that could have vectors of the current model, and those that have; counted by the job that makes them. */
    meaningTotal: integer('meaning_total').notNull().default(0),
    meaningDone: integer('meaning_done').notNull().default(0),
    /** How often a website is read again by itself, and when next. */
    schedule: text('schedule').$type<CrawlSchedule>().notNull().default('never'),
    nextCrawlAt: time('next_crawl_at'),
  },
  (table) => [
    index('source_agent_id').on(table.agentId),
    index('source_workspace_id').on(table.workspaceId),
    index('source_next_crawl_at').on(table.nextCrawlAt).where(sql`next_crawl_at is not null`),
  ],
);

export type SourceRow = typeof source.$inferSelect;

/** One page of a website, or the whole of any other source: the parent of its passages. */
export const document = pgTable(
  'document',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    sourceId: text('source_id')
      .notNull()
      .references(() => source.id, { onDelete: 'cascade' }),
    /** Normalised address of a page; for other kinds a fixed word, so that the pair with the source stays unique. */
    address: text('address').notNull(),
    url: text('url'),
    title: text('title').notNull(),
    status: text('status').$type<PageStatus>().notNull(),
    reason: text('reason'),
    characters: integer('characters').notNull().default(0),
    contentHash: text('content_hash'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Version of the passages that answer; 0 while there are none. */
    liveVersion: integer('live_version').notNull().default(0),
    /** Another text of it, that does not answer: one that waits for tests, or the one before. */
    standby: jsonb('standby').$type<StandbyText>(),
    /** Version and model of which all passages have their vectors; 0 and null while there is none. */
    embeddedVersion: integer('embedded_version').notNull().default(0),
    /** Raised when a language model has written questions for its passages: an index in memory reads them. */
    questionsVersion: integer('questions_version').notNull().default(0),
    embeddedModel: text('embedded_model'),
    /** Run of the source that saw it last: pages that a whole new run did not see are removed at its end. */
    seenInRun: integer('seen_in_run').notNull().default(1),
    /** How many attempts to read it did not finish: it may be what crashes the server. */
    readAttempts: integer('read_attempts').notNull().default(0),
    /** Of the response that its text was read from, headers included: the same response is not read again. */
    bodyHash: text('body_hash'),
    /** Of all that was read, character by character: `content_hash` is the same for other punctuation and currencies. */
    textHash: text('text_hash'),
    /** Of the reading that made its text: one of an older version is read again although the website reports no change. */
    readingVersion: integer('reading_version').notNull().default(0),
    /** Run that first found it missing; null since it was last seen. */
    missingInRun: integer('missing_in_run'),
    /** Its owner took it out: runs leave it out until they ask for it again. */
    isRemoved: boolean('is_removed').notNull().default(false),
    /** When its text was last taken in, and when the website was last asked for it. */
    readAt: time('read_at'),
    checkedAt: time('checked_at'),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('document_source_address').on(table.sourceId, table.address),
    index('document_agent_id').on(table.agentId),
    index('document_content_hash').on(table.agentId, table.contentHash),
    index('document_standby').on(table.agentId).where(sql`standby is not null`),
  ],
);

export const passage = pgTable(
  'passage',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    headingPath: text('heading_path').array().notNull(),
    question: text('question'),
    isApproved: boolean('is_approved').notNull().default(false),
    /** It is around the main text of its page. */
    isBeside: boolean('is_beside').notNull().default(false),
    text: text('text').notNull(),
    language: text('language').notNull(),
    sentenceOffsets: integer('sentence_offsets').array().notNull(),
    terms: text('terms').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version, table.position] })],
);

/** One run of a website: what set it off, what it met, how it ended. Kept for the last few. */
export const crawl = pgTable(
  'crawl',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => source.id, { onDelete: 'cascade' }),
    run: integer('run').notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    cause: text('cause').$type<CrawlCause>().notNull(),
    startedAt: time('started_at').notNull(),
    /** Null while it runs. */
    finishedAt: time('finished_at'),
    outcome: text('outcome').$type<CrawlOutcome>(),
    /** Pages that were asked for, those of them that had not changed, and the bytes that came. */
    checked: integer('checked').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    bytesFetched: bigint('bytes_fetched', { mode: 'number' }).notNull().default(0),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.run] }),
    index('crawl_workspace_id').on(table.workspaceId),
  ],
);

/** A page that a run found changed, with its text before and after. */
export const pageChange = pgTable(
  'page_change',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    sourceId: text('source_id').notNull(),
    run: integer('run').notNull(),
    address: text('address').notNull(),
    url: text('url'),
    title: text('title').notNull(),
    kind: text('kind').$type<PageChangeKind>().notNull(),
    /** Why it is gone. */
    reason: text('reason'),
    /** Null for a page that is new, or gone. */
    before: text('before'),
    after: text('after'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('page_change_page').on(table.sourceId, table.run, table.address),
    foreignKey({
      name: 'page_change_crawl',
      columns: [table.sourceId, table.run],
      foreignColumns: [crawl.sourceId, crawl.run],
    }).onDelete('cascade'),
    index('page_change_workspace_id').on(table.workspaceId),
  ],
);

/** The vectors of a passage by one model, in the order of `listMeaningTexts`, a signed byte a number. */
export const passageVector = pgTable(
  'passage_vector',
  {
    documentId: text('document_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    model: text('model').notNull(),
    vectors: bytes('vectors').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.version, table.position, table.model] }),
    // Deleted with their passage, so that both are always in step.
    foreignKey({
      name: 'passage_vector_passage',
      columns: [table.documentId, table.version, table.position],
      foreignColumns: [passage.documentId, passage.version, passage.position],
    }).onDelete('cascade'),
  ],
);

/**
 * Questions that a language model wrote for a text of an agent, and what that took. By the text, so that a new version of a page
 * asks for none again where its text is the same; an empty list where none could be used.
 */
export const writtenQuestions = pgTable(
  'written_questions',
  {
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    /** `textHashOfPassage`. */
    textHash: text('text_hash').notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    questions: text('questions').array().notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    writtenAt: time('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.textHash] }),
    index('written_questions_workspace_id').on(table.workspaceId),
  ],
);

/** By which model an agent's questions and passages are compared. No row: by words alone, as not all vectors were there yet. */
export const agentMeaning = pgTable('agent_meaning', {
  agentId: text('agent_id')
    .primaryKey()
    .references(() => agent.id, { onDelete: 'cascade' }),
  model: text('model').notNull(),
});
