import type { ArchiveChat, ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import { shownInArchiveMaximum } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';

/**
 * Chats and people of an archive, those with the most messages first. People who were joined are one.
 * @param most how many of each; null for all
 */
export async function readChatsAndPeople(
  { pool }: Pick<Services, 'pool'>,
  archiveId: string,
  most: number | null = shownInArchiveMaximum,
): Promise<{ chats: ArchiveChat[]; people: ArchivePerson[] }> {
  const [chats, people] = await Promise.all([
    pool.query<ArchiveChat>(
      `select c.number::text as id, c.platform, c.title, c.is_group as "isGroup", c.is_to_the_minute as "isToTheMinute",
         c.is_own_only as "isOwnOnly", c.has_gaps as "hasGaps", coalesce(m.messages, 0) as messages
       from archive_chat c left join (
         select chat, count(*)::int as messages from archive_message where archive_id = $1 group by chat
       ) m on m.chat = c.number
       where c.archive_id = $1 order by messages desc, c.number limit $2`,
      [archiveId, most],
    ),
    pool.query<Account>(
      `with account as (
         select p.number, p.platform, p.name, coalesce(m.messages, 0) as messages, coalesce(p.same_as, p.number) as person
         from archive_person p left join (
           select person, count(*)::int as messages from archive_message
           where archive_id = $1 and kind in ('text', 'media') group by person
         ) m on m.person = p.number
         where p.archive_id = $1
       )
       select number::text as id, platform, name, messages, person::text as "personId" from account
       where person in (select person from account group by person order by sum(messages) desc, person limit $2)
       order by number`,
      [archiveId, most],
    ),
  ]);
  return { chats: chats.rows, people: joinAccounts(people.rows) };
}

type Account = ArchivePerson['accounts'][number] & { personId: string };

/** The person's own account comes first, then those that were joined with it. */
function joinAccounts(rows: readonly Account[]): ArchivePerson[] {
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  const people = [...byPerson].flatMap(([personId, ofPerson]) => {
    const own = ofPerson.find(({ id }) => id === personId);
    if (own === undefined) return [];
    const accounts = [own, ...ofPerson.filter((account) => account !== own)].map(
      ({ personId: _same, ...account }) => account,
    );
    const messages = accounts.reduce((sum, account) => sum + account.messages, 0);
    return [{ id: personId, name: own.name, platform: own.platform, messages, accounts }];
  });
  return people.toSorted((one, other) => other.messages - one.messages);
}
