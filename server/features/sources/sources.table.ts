import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { PageStatus, SourceKind, SourceStatus } from '#contract/sources/sources.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

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
  | { kind: 'qa'; question: string; answer: string; alternatives: string[] };

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
    createdAt: time('created_at').notNull().defaultNow(),
    trainedAt: time('trained_at'),
    /** Passages that could have vectors of the current model, and those that have; counted by the job that makes them. */
    meaningTotal: integer('meaning_total').notNull().default(0),
    meaningDone: integer('meaning_done').notNull().default(0),
  },
  (table) => [index('source_agent_id').on(table.agentId), index('source_workspace_id').on(table.workspaceId)],
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
    /** Version and model of which all passages have their vectors; 0 and null while there is none. */
    embeddedVersion: integer('embedded_version').notNull().default(0),
    embeddedModel: text('embedded_model'),
    /** Run of the source that saw it last: pages that a whole new run did not see are removed at its end. */
    seenInRun: integer('seen_in_run').notNull().default(1),
    /** How often its reading was begun without coming to an end: it may be what stops the server. */
    readAttempts: integer('read_attempts').notNull().default(0),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('document_source_address').on(table.sourceId, table.address),
    index('document_agent_id').on(table.agentId),
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
    text: text('text').notNull(),
    language: text('language').notNull(),
    sentenceOffsets: integer('sentence_offsets').array().notNull(),
    terms: text('terms').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version, table.position] })],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

/** By which model an agent's questions and passages are compared. No row: by words alone, as not all vectors were there yet. */
export const agentMeaning = pgTable('agent_meaning', {
  agentId: text('agent_id')
    .primaryKey()
    .references(() => agent.id, { onDelete: 'cascade' }),
  model: text('model').notNull(),
});
