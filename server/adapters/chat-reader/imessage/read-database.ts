import type { DatabaseSync } from 'node:sqlite';
import type { ReadChat } from '#core/chat-archives/read-chat.ts';
import type { ReportWriter } from '#core/chat-archives/reading/create-report.ts';
import { readImessage } from '#core/chat-archives/reading/imessage/read-imessage.ts';
import { describeDatabase } from './describe-database.ts';
import { openDatabase } from './open-database.ts';
import { readTables } from './read-tables.ts';

/** A database of an upload, with its write-ahead log where there is one. */
export interface DatabaseFile {
  name: string;
  bytes: Uint8Array;
  wal: Uint8Array | null;
}

/** Chats, or a sentence that says what the database is. */
export type ReadDatabase = { kind: 'chats'; chats: ReadChat[] } | { kind: 'refused'; sentence: string };

const damaged =
  'This database is damaged. Copy it again while the Messages app is closed, and upload the copy.';
const withoutLog =
  'The newest messages may be missing: Messages writes them to a second file first, whose name ends in “-wal”. Choose both files together to have all.';

/**
 * Reads the database of Messages: `chat.db` of a Mac or `sms.db` of an iPhone.
 * @throws what is no fault of the file
 */
export function readDatabase({ name, bytes, wal }: DatabaseFile, report: ReportWriter): ReadDatabase {
  const usesLog = bytes[18] === 2;
  let database: DatabaseSync;
  let tables: Set<string>;
  try {
    database = openDatabase(bytes, wal);
    tables = listTables(database);
  } catch (error) {
    return refusalOfDatabase(error);
  }
  try {
    if (!tables.has('message') || !tables.has('handle'))
      return { kind: 'refused', sentence: describeDatabase(tables) };
    const chats = readImessage(readTables(database, tables, report), name, report);
    if (usesLog && wal === null) report.addNote(withoutLog);
    if (chats.length > 0) return { kind: 'chats', chats };
    return { kind: 'refused', sentence: 'No message could be read from this database of Messages.' };
  } catch (error) {
    return refusalOfDatabase(error);
  } finally {
    database.close();
  }
}

/** What SQLite refuses is damaged. Anything else is a fault of ours. */
function refusalOfDatabase(error: unknown): ReadDatabase {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
    return { kind: 'refused', sentence: damaged };
  throw error;
}

/** Real tables only: a view or a virtual table would run what the file says. */
function listTables(database: DatabaseSync): Set<string> {
  const rows = database
    .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'")
    .all();
  return new Set(rows.map(({ name }) => String(name)));
}
