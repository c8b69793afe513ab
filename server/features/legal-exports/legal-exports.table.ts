import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/database/time.ts';
import { chatImport } from '#server/features/chat-archives/chat-archives.table.ts';

/** A legal package that was made of an original. Its files are made again for each download: they are always the same. */
export const legalExport = pgTable(
  'legal_export',
  {
    id: text('id').primaryKey(),
    importId: text('import_id')
      .notNull()
      .references(() => chatImport.id, { onDelete: 'cascade' }),
    /** Place of the one chat that is in it among those of the original; null for all. */
    chat: integer('chat'),
    chatTitle: text('chat_title'),
    prefix: text('prefix').notNull(),
    /** Numbers of messages, such as `12, 40-43`; empty for none. */
    redacted: text('redacted').notNull().default(''),
    madeAt: time('made_at').notNull(),
  },
  (table) => [index('legal_export_import_id').on(table.importId, table.id)],
);
