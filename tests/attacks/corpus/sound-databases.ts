import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import { appleTime, type Insert, typedStream, writeImessage } from '#tests/write-imessage.ts';
import type { SoundChat } from './sound-chats.ts';

/** Small databases of Messages: one alone, and one whose newest messages are in its write-ahead log only. */
export function soundDatabases(): SoundChat[] {
  const alone = writeImessage(fill);
  const withLog = writeImessage(fill, (insert) => {
    for (let index = 0; index < 5; index += 1) say(insert, `N${index}`, { text: `new ${index}` });
  });
  return [
    { platform: 'imessage-database', fileName: 'chat.db', bytes: Buffer.from(alone.database) },
    {
      platform: 'imessage-log',
      fileName: 'Messages.zip',
      bytes: makeZip([
        { name: 'chat.db', data: withLog.database },
        { name: 'chat.db-wal', data: withLog.wal },
      ]),
    },
  ];
}

function say(insert: Insert, guid: string, values: Parameters<Insert>[1]): number {
  const id = insert('message', { guid, handle_id: 1, date: appleTime('2024-03-05T15:04:05Z'), ...values });
  insert('chat_message_join', { chat_id: 1, message_id: id });
  return id;
}

function fill(insert: Insert): void {
  const handle = insert('handle', { id: '+44 7700 900123', service: 'iMessage' });
  const chat = insert('chat', { style: 43, chat_identifier: 'chat77', display_name: 'Trip' });
  insert('chat_handle_join', { chat_id: chat, handle_id: handle });
  say(insert, 'A', { text: 'hi' });
  say(insert, 'B', { attributedBody: typedStream('c'.repeat(264)), is_from_me: 1 });
  say(insert, 'C', { associated_message_type: 2_000, associated_message_guid: 'p:0/A' });
  say(insert, 'D', { item_type: 2, group_title: 'Walk' });
  const withPicture = say(insert, 'E', {
    text: '\ufffclook',
    date_edited: appleTime('2024-03-05T15:05:05Z'),
  });
  const picture = insert('attachment', { mime_type: 'image/heic', transfer_name: 'a.heic', is_sticker: 0 });
  insert('message_attachment_join', { message_id: withPicture, attachment_id: picture });
}
