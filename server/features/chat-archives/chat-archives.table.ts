import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ArchiveMessageFlag,
  ArchiveMessageKind,
  ChatPlatform,
  MessagePlanId,
} from '#contract/chat-archives/chat-archives.ts';
import type { ArchiveTieKind } from '#contract/chat-figures/chat-figures.ts';
import type { ChatImport, ImportReport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { DateOrder, ImportStatus } from '#contract/chat-imports/chat-imports.ts';
import { bytes } from '#server/database/bytes.ts';
import { searchVector } from '#server/database/search-vector.ts';
import { time } from '#server/database/time.ts';
import { user } from '#server/features/users/users.table.ts';

/**
 * Chats that a user looks at together. They are a user's own: no workspace has a part in them. Nobody's are the made-up ones
 * of the public page.
 */
export const chatArchive = pgTable(
  'chat_archive',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Name of IANA. */
    zone: text('zone').notNull(),
    /** The last number that a message was given. */
    lastNumber: integer('last_number').notNull().default(0),
    /** Up to this number messages have their language and tone: older releases stored them without. */
    describedNumber: integer('described_number').notNull().default(0),
    /** People who are not one although it looks so: pairs of their numbers, the lower one first, as `3 7`. */
    apart: text('apart').array().notNull().default([]),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('chat_archive_user_id').on(table.userId, table.id)],
);

const archiveId = () =>
  text('archive_id')
    .notNull()
    .references(() => chatArchive.id, { onDelete: 'cascade' });

/** An upload, and the result of importing it. */
export const chatImport = pgTable(
  'chat_import',
  {
    id: text('id').primaryKey(),
    archiveId: archiveId(),
    /** Of the upload; null once it has been read, as then it is deleted. */
    fileId: text('file_id'),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    status: text('status').$type<ImportStatus>().notNull(),
    question: jsonb('question').$type<ChatImport['question']>(),
    dateOrder: text('date_order').$type<DateOrder>(),
    error: text('error'),
    report: jsonb('report').$type<ImportReport>(),
    /** Whether the upload is to be kept for legal exports once it has been read. */
    keepsOriginal: boolean('keeps_original').notNull().default(false),
    /** Of the upload, where it is kept; never changed, and deleted with the import. */
    originalId: text('original_id'),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    index('chat_import_archive_id').on(table.archiveId, table.id),
    index('chat_import_open').on(table.status).where(sql`status in ('waiting', 'reading', 'asks')`),
  ],
);

/** An upload that comes in parts and is not complete. */
export const chatUpload = pgTable(
  'chat_upload',
  {
    id: text('id').primaryKey(),
    archiveId: archiveId(),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Of the whole, as the browser computed it. */
    sha256: text('sha256').notNull(),
    keepsOriginal: boolean('keeps_original').notNull(),
    /** Files of the parts that have come, in order. */
    partIds: text('part_ids').array().notNull().default([]),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_upload_content').on(table.archiveId, table.sha256, table.keepsOriginal, table.fileName),
  ],
);

/** A chat of an archive, by its number there. */
export const archiveChat = pgTable(
  'archive_chat',
  {
    archiveId: archiveId(),
    number: integer('number').notNull(),
    platform: text('platform').$type<ChatPlatform>().notNull(),
    /** The same in later exports of this chat. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    isGroup: boolean('is_group').notNull(),
    isToTheMinute: boolean('is_to_the_minute').notNull(),
    isOwnOnly: boolean('is_own_only').notNull(),
    hasGaps: boolean('has_gaps').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.archiveId, table.number] }),
    uniqueIndex('archive_chat_key').on(table.archiveId, table.platform, table.key),
  ],
);

/** A person on a platform, by their number in the archive. */
export const archivePerson = pgTable(
  'archive_person',
  {
    archiveId: archiveId(),
    number: integer('number').notNull(),
    platform: text('platform').$type<ChatPlatform>().notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** The number of the one that the owner joined this one with, which itself is joined with no other; null for most. */
    sameAs: integer('same_as'),
  },
  (table) => [
    primaryKey({ columns: [table.archiveId, table.number] }),
    uniqueIndex('archive_person_key').on(table.archiveId, table.platform, table.key),
  ],
);

export const archiveMessage = pgTable(
  'archive_message',
  {
    archiveId: archiveId(),
    /** In the order in which messages came into the archive; it never changes. */
    number: integer('number').notNull(),
    chat: integer('chat').notNull(),
    /** Null for lines of the system. */
    person: integer('person'),
    /** The beginning of 1970 where the export does not say. */
    at: time('at').notNull(),
    hasTime: boolean('has_time').notNull(),
    kind: text('kind').$type<ArchiveMessageKind>().notNull(),
    media: text('media'),
    text: text('text').notNull(),
    wordCount: integer('word_count').notNull(),
    isQuestion: boolean('is_question').notNull(),
    /** Tag of the language that its words tell; null where they say too little, or were not looked at yet. */
    language: text('language'),
    /** Sum of the ratings of its words; null where none is rated. */
    tone: smallint('tone'),
    flags: text('flags').array().$type<ArchiveMessageFlag[]>().notNull(),
    reactions: integer('reactions').notNull(),
    /** Equal for the same message of a later export, and for messages that are alike. */
    fingerprint: text('fingerprint').notNull(),
    /** The how many of those that are alike, from 0. */
    copy: integer('copy').notNull(),
    words: searchVector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.archiveId, table.number] }),
    uniqueIndex('archive_message_fingerprint').on(table.archiveId, table.fingerprint, table.copy),
    index('archive_message_at').on(table.archiveId, table.at, table.number),
    index('archive_message_words').using('gin', table.words),
  ],
);

/** Somebody turned to somebody else with a message: answered or mentioned them in it, or reacted to one of theirs. */
export const archiveTie = pgTable(
  'archive_tie',
  {
    archiveId: archiveId(),
    /** Number of the message; for a reaction of that which it is to. */
    message: integer('message').notNull(),
    chat: integer('chat').notNull(),
    /** Of the message; null where the export does not say. */
    at: time('at'),
    kind: text('kind').$type<ArchiveTieKind>().notNull(),
    fromPerson: integer('from_person').notNull(),
    toPerson: integer('to_person').notNull(),
    /** Of an answer: milliseconds since the message that it quotes; null where that is not known. */
    afterMs: bigint('after_ms', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.archiveId, table.message, table.kind, table.fromPerson, table.toPerson] }),
  ],
);

/**
 * The messages of a larger archive as figures are computed from them, in pieces: to read them out of their rows takes twenty
 * times as long. They say nothing that the rows do not, and are of use while both numbers are those of the archive.
 */
export const archiveColumns = pgTable(
  'archive_columns',
  {
    archiveId: archiveId(),
    place: integer('place').notNull(),
    layout: integer('layout').notNull(),
    lastNumber: integer('last_number').notNull(),
    describedNumber: integer('described_number').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.place] })],
);

/**
 * How often each chat of a larger archive has each word, emoji, website and kind of media, in pieces of time: to read all texts
 * takes twenty times as long. They say nothing that the rows do not, and are of use while the number is that of the archive.
 */
export const archiveWords = pgTable(
  'archive_words',
  {
    archiveId: archiveId(),
    /** 0 for the list of all terms, to which the others refer. */
    place: integer('place').notNull(),
    layout: integer('layout').notNull(),
    lastNumber: integer('last_number').notNull(),
    /** A tenth of a piece: for spans of time that begin or end within a whole one. */
    isFine: boolean('is_fine').notNull().default(false),
    /** Of the piece; null for messages without a time. */
    firstAt: time('first_at'),
    lastAt: time('last_at'),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.place] })],
);

/** What is kept of a user for ChatGenie as a whole, once there is something to keep. */
export const chatgenieUser = pgTable('chatgenie_user', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** The one that they pay for. */
  plan: text('plan').$type<MessagePlanId>().notNull().default('free'),
  /** Why an operator gave them Pro; null for those who were not given it. */
  grantReason: text('grant_reason'),
  /** Who may get messages to word answers, as the user agreed to it; null for nobody. */
  sendsTo: text('sends_to'),
  /** Under which files of their archives are encrypted, itself encrypted under the installation's key; null until it is needed. */
  fileKey: text('file_key'),
});

/** What a question cost at the model that worded it. It says nothing of who asked, nor what. */
export const chatgenieModelUse = pgTable(
  'chatgenie_model_use',
  {
    id: text('id').primaryKey(),
    /** As models have it in prices. */
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    askedAt: time('asked_at').notNull(),
  },
  (table) => [index('chatgenie_model_use_asked_at').on(table.askedAt)],
);

/** Questions that were answered on a day (UTC), which the plan counts. */
export const askedDay = pgTable(
  'chatgenie_asked_day',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    answered: integer('answered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
