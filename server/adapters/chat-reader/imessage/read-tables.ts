import type { DatabaseSync } from 'node:sqlite';
import type { ReportWriter } from '#core/chat-archives/reading/create-report.ts';
import type {
  ImessageChat,
  ImessageDatabase,
  ImessageRow,
} from '#core/chat-archives/reading/imessage/imessage-database.ts';
import { kindOfFile } from '#core/chat-archives/reading/kind-of-file.ts';
import { attributedText } from './attributed-text.ts';

type Row = Record<string, unknown>;
type Select = (table: string, columns: Record<string, ColumnType>) => Iterable<Row>;
type ColumnType = 'integer' | 'text' | 'blob' | 'time';

/** `style` of a group. */
const groupStyle = 43n;

/**
 * What the tables of Messages say. They differ from version to version: a table or a column that is not there is empty. Rows
 * of messages are read one by one; where the database breaks off, those before count.
 */
export function readTables(
  database: DatabaseSync,
  tables: ReadonlySet<string>,
  report: ReportWriter,
): ImessageDatabase {
  const select = createSelect(database, tables, report);
  const handles = new Map([...select('handle', { id: 'text' })].map(({ row, id }) => [big(row), text(id)]));
  return {
    handles,
    chats: readChats(select, handles),
    chatOf: new Map(
      [...select('chat_message_join', { chat_id: 'integer', message_id: 'integer' })].map((row) => [
        big(row.message_id),
        big(row.chat_id),
      ]),
    ),
    media: readMedia(select),
    messages: readMessages(select),
  };
}

/** Selects all rows of a table, each value as the type it should have: in a foreign file any value can be anything. */
function createSelect(database: DatabaseSync, tables: ReadonlySet<string>, report: ReportWriter): Select {
  return function* select(table, wanted) {
    if (!tables.has(table)) return;
    const known = new Set(
      database
        .prepare(`pragma table_info(${table})`)
        .all()
        .map(({ name }) => name),
    );
    const columns = Object.entries(wanted).map(([name, type]) =>
      known.has(name) ? `${typed[type](name)} as ${name}` : `null as ${name}`,
    );
    const statement = database.prepare(
      `select rowid as row, ${columns.join(', ')} from ${table} order by rowid`,
    );
    statement.setReadBigInts(true);
    try {
      yield* statement.iterate();
    } catch {
      report.addNote('The database is damaged. What could be read of it was read.');
    }
  };
}

const typed: Record<ColumnType, (column: string) => string> = {
  integer: (column) => `cast(${column} as integer)`,
  text: (column) => `cast(${column} as text)`,
  blob: (column) => `case when typeof(${column}) = 'blob' then ${column} end`,
  // Since 2001: in nanoseconds now, in seconds before macOS 10.13. 0 is not a time.
  time: (column) =>
    `case when cast(${column} as integer) > 1000000000000000 then cast(${column} as integer) / 1000000
      when cast(${column} as integer) between 1 and 10000000000 then cast(${column} as integer) * 1000 end`,
};

function readChats(select: Select, handles: ReadonlyMap<bigint, string>): Map<bigint, ImessageChat> {
  const chats = new Map<bigint, ImessageChat>();
  for (const { row, chat_identifier, display_name, style } of select('chat', {
    chat_identifier: 'text',
    display_name: 'text',
    style: 'integer',
  }))
    chats.set(big(row), {
      identifier: text(chat_identifier),
      name: text(display_name),
      isGroup: style === groupStyle,
      people: [],
    });
  for (const { chat_id, handle_id } of select('chat_handle_join', {
    chat_id: 'integer',
    handle_id: 'integer',
  })) {
    const handle = handles.get(big(handle_id));
    if (handle !== undefined) chats.get(big(chat_id))?.people.push(handle);
  }
  return chats;
}

function readMedia(select: Select): Map<bigint, string> {
  const kinds = new Map<bigint, string>();
  for (const { row, mime_type, transfer_name, is_sticker } of select('attachment', {
    mime_type: 'text',
    transfer_name: 'text',
    is_sticker: 'integer',
  })) {
    const mime = /^(image|video|audio)\//.exec(text(mime_type))?.[1];
    kinds.set(big(row), is_sticker === 1n ? 'sticker' : (mime ?? kindOfFile(text(transfer_name))));
  }
  const media = new Map<bigint, string>();
  for (const { message_id, attachment_id } of select('message_attachment_join', {
    message_id: 'integer',
    attachment_id: 'integer',
  })) {
    const id = big(message_id);
    if (!media.has(id)) media.set(id, kinds.get(big(attachment_id)) ?? 'file');
  }
  return media;
}

/** From 1970 to 2001, in milliseconds. */
const since2001 = 978_307_200_000;

function* readMessages(select: Select): Generator<ImessageRow> {
  for (const row of select('message', {
    guid: 'text',
    text: 'text',
    attributedBody: 'blob',
    date: 'time',
    is_from_me: 'integer',
    handle_id: 'integer',
    other_handle: 'integer',
    item_type: 'integer',
    group_action_type: 'integer',
    group_title: 'text',
    associated_message_type: 'integer',
    associated_message_guid: 'text',
    associated_message_emoji: 'text',
    thread_originator_guid: 'text',
    date_edited: 'integer',
    date_retracted: 'integer',
  }))
    yield {
      id: big(row.row),
      guid: text(row.guid),
      // Newer versions write it into the attributed body only.
      text:
        text(row.text) === '' && row.attributedBody instanceof Uint8Array
          ? attributedText(row.attributedBody)
          : text(row.text),
      at: row.date === null ? null : Number(row.date) + since2001,
      isFromMe: big(row.is_from_me) === 1n,
      handle: big(row.handle_id),
      otherHandle: big(row.other_handle),
      itemType: Number(big(row.item_type)),
      groupAction: Number(big(row.group_action_type)),
      groupTitle: text(row.group_title),
      associatedType: Number(big(row.associated_message_type)),
      associatedGuid: text(row.associated_message_guid),
      associatedEmoji: text(row.associated_message_emoji),
      replyTo: text(row.thread_originator_guid),
      isEdited: big(row.date_edited) > 0n,
      isRetracted: big(row.date_retracted) > 0n,
    };
}

const big = (value: unknown): bigint => (typeof value === 'bigint' ? value : 0n);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
