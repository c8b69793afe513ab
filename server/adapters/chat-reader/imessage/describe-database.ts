const known: readonly [table: string, sentence: string][] = [
  [
    'ZWAMESSAGE',
    'This is the database of WhatsApp on an iPhone. In WhatsApp, open the chat, choose Export chat, and upload that file.',
  ],
  [
    'jid',
    'This is a database of WhatsApp. In WhatsApp, open the chat, choose Export chat, and upload that file.',
  ],
  [
    'Files',
    'This is the list of files of an iPhone backup. Upload the file 3d0d7e5fb2ce288813306e4d4636395e047a3d28 of the folder 3d in that backup. The backup must not be encrypted.',
  ],
];

/** Says what a database is that is not of Messages, by its tables, and what to upload. */
export function describeDatabase(tables: ReadonlySet<string>): string {
  const found = known.find(([table]) => tables.has(table));
  return (
    found?.[1] ??
    'This database is not of Messages. Upload chat.db from the folder Library/Messages of a Mac, with chat.db-wal, or sms.db of an iPhone backup.'
  );
}
