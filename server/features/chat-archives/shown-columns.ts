import { sql } from 'drizzle-orm';
import { archiveMessage } from './chat-archives.table.ts';

/** The columns of a message that the API shows. */
export const shownColumns = {
  number: archiveMessage.number,
  chatId: sql<string>`${archiveMessage.chat}::text`,
  chatTitle: sql<string>`(
    select chat.title from archive_chat chat
    where chat.archive_id = archive_message.archive_id and chat.number = archive_message.chat
  )`,
  personId: sql<string | null>`(
    select coalesce(person.same_as, person.number)::text from archive_person person
    where person.archive_id = archive_message.archive_id and person.number = archive_message.person
  )`,
  personName: sql<string | null>`(
    select named.name from archive_person person
    join archive_person named on named.archive_id = person.archive_id
      and named.number = coalesce(person.same_as, person.number)
    where person.archive_id = archive_message.archive_id and person.number = archive_message.person
  )`,
  at: archiveMessage.at,
  hasTime: archiveMessage.hasTime,
  kind: archiveMessage.kind,
  media: archiveMessage.media,
  text: archiveMessage.text,
  flags: archiveMessage.flags,
  reactions: archiveMessage.reactions,
};
