import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** The tables of Messages, with the columns that matter. */
const schema = `
  create table handle (rowid integer primary key autoincrement, id text, service text);
  create table chat (rowid integer primary key autoincrement, guid text, style integer, chat_identifier text, display_name text);
  create table message (
    rowid integer primary key autoincrement, guid text unique, text text, attributedBody blob, handle_id integer default 0,
    other_handle integer default 0, date integer, is_from_me integer default 0, item_type integer default 0,
    group_action_type integer default 0, group_title text, associated_message_guid text,
    associated_message_type integer default 0, associated_message_emoji text, thread_originator_guid text,
    date_edited integer default 0, date_retracted integer default 0
  );
  create table attachment (rowid integer primary key autoincrement, guid text, mime_type text, transfer_name text, is_sticker integer);
  create table chat_message_join (chat_id integer, message_id integer);
  create table chat_handle_join (chat_id integer, handle_id integer);
  create table message_attachment_join (message_id integer, attachment_id integer);`;

export type Values = Record<string, SQLInputValue>;
/** Inserts a row and gives its number. */
export type Insert = (table: string, values: Values) => number;

/** Nanoseconds since 2001. */
export const appleTime = (at: string): bigint =>
  (BigInt(Date.parse(at)) - BigInt(Date.UTC(2001, 0, 1))) * 1_000_000n;

/**
 * The files of a database of Messages: what `fill` inserts is in the database, and what `fillLog` inserts in its
 * write-ahead log only.
 */
export function writeImessage(
  fill: (insert: Insert) => void,
  fillLog?: (insert: Insert) => void,
): { database: Uint8Array<ArrayBuffer>; wal: Uint8Array<ArrayBuffer> } {
  const folder = mkdtempSync(join(tmpdir(), 'imessage-'));
  const path = join(folder, 'chat.db');
  const database = new DatabaseSync(path);
  try {
    const insert: Insert = (table, values) => {
      const names = Object.keys(values);
      const marks = names.map(() => '?').join(', ');
      const statement = database.prepare(`insert into ${table} (${names.join(', ')}) values (${marks})`);
      return Number(statement.run(...Object.values(values)).lastInsertRowid);
    };
    database.exec('pragma synchronous = off');
    database.exec(schema);
    fill(insert);
    if (fillLog !== undefined) {
      database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
      fillLog(insert);
    }
    return {
      database: new Uint8Array(readFileSync(path)),
      wal: fillLog === undefined ? new Uint8Array() : new Uint8Array(readFileSync(`${path}-wal`)),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

/** How many messages SQLite itself finds in these files. */
export function countBySqlite(database: Uint8Array, wal: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'imessage-'));
  const path = join(folder, 'chat.db');
  writeFileSync(path, database);
  writeFileSync(`${path}-wal`, wal);
  const opened = new DatabaseSync(path);
  try {
    return Number(opened.prepare('select count(*) as count from message').get()?.count);
  } finally {
    opened.close();
    rmSync(folder, { recursive: true });
  }
}

/** A text as Messages writes it into `attributedBody`. */
export function typedStream(text: string, className = 'NSAttributedString'): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(text);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x04, 0x0b]),
      Buffer.from('streamtyped'),
      Buffer.from([0x81, 0xe8, 0x03, 0x84, 0x01, 0x40, 0x84, 0x84, 0x84, className.length]),
      Buffer.from(className),
      Buffer.from([0x00, 0x84, 0x84, 0x08]),
      Buffer.from('NSObject'),
      Buffer.from([0x00, 0x85, 0x92, 0x84, 0x84, 0x84, 0x08]),
      Buffer.from('NSString'),
      Buffer.from([0x01, 0x94, 0x84, 0x01, 0x2b]),
      lengthOf(bytes.length),
      bytes,
      Buffer.from([0x86, 0x84, 0x02, 0x69, 0x49, 0x01, 0x01, 0x92, 0x84, 0x84, 0x84, 0x0c]),
      Buffer.from('NSDictionary'),
      Buffer.from([0x00, 0x94, 0x84, 0x01, 0x69, 0x00, 0x86, 0x86]),
    ]),
  );
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  if (length < 0x1_0000) return Buffer.from([0x81, length & 0xff, length >> 8]);
  const long = Buffer.alloc(5, 0x82);
  long.writeUInt32LE(length, 1);
  return long;
}
