import { sql } from 'drizzle-orm';
import { archiveMessage } from './chat-archives.table.ts';

/** The columns of a message that the API shows. */
export const shownColumns = {
  number: archiveMessage.number,
  chatId: sql<string>`${archiveMessage.chat}::text`,
  personId: sql<string | null>`(
    select coalesce(person.same_as, person.number)::text from archive_person person
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
