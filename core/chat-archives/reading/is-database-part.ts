/** `chat.db`, and what the backup of an iPhone calls `sms.db`, each with its write-ahead log. */
const isDatabase = /(?:\.(?:db|sqlite3?)|(?:^|\/)[0-9a-f]{40})(?:-wal)?$/i;

/** Whether a part of a zip may be a database of chats, by its name. */
export function isDatabasePart(name: string): boolean {
  return isDatabase.test(name) && !/(?:^|\/)__MACOSX\//.test(name);
}
