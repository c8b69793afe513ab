import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { archiveMessage, chatArchive } from '#server/features/chat-archives/chat-archives.table.ts';
import { presentMessage } from '#server/features/chat-archives/present-message.ts';
import { shownColumns } from '#server/features/chat-archives/shown-columns.ts';

const portion = 1_000;

/** Who turned to whom with a message, by the ids of their accounts. */
const ties = sql<{ kind: string; from: string; to: string }[]>`(
  select coalesce(
    json_agg(json_build_object('kind', tie.kind, 'from', tie.from_person::text, 'to', tie.to_person::text)), '[]'
  ) from archive_tie tie
  where tie.archive_id = archive_message.archive_id and tie.message = archive_message.number
)`;

/** All messages in the chat archives of a user, in the order of their numbers. */
export async function* exportChatMessages({ db }: Services, userId: string): AsyncGenerator<unknown> {
  const archives = await db
    .select({ id: chatArchive.id })
    .from(chatArchive)
    .where(eq(chatArchive.userId, userId))
    .orderBy(asc(chatArchive.id));
  for (const { id } of archives) {
    for (let after = 0; ; ) {
      const rows = await db
        .select({ ...shownColumns, language: archiveMessage.language, ties })
        .from(archiveMessage)
        .where(and(eq(archiveMessage.archiveId, id), gt(archiveMessage.number, after)))
        .orderBy(asc(archiveMessage.number))
        .limit(portion);
      for (const { language, ties, ...row } of rows)
        yield { archiveId: id, ...presentMessage(row), language, ties };
      const last = rows.at(-1);
      if (last === undefined || rows.length < portion) break;
      after = last.number;
    }
  }
}
