import { sql } from 'drizzle-orm';
import type { Erased } from '#contract/accounts/accounts.schemas.ts';
import type { Services } from '#server/context.ts';

type Owned = Omit<Erased, 'contactMessages' | 'emails'>;

/** How much the workspaces contain of which a user is the only member, and how many archives of chats they have. */
export async function countOwned({ db }: Pick<Services, 'db'>, userId: string): Promise<Owned> {
  const { rows } = await db.execute<Record<keyof Owned, string>>(sql`
    with mine as (
      select workspace_id as id from workspace_member as own
      where user_id = ${userId} and not exists (
        select from workspace_member as other
        where other.workspace_id = own.workspace_id and other.user_id <> ${userId}
      )
    )
    select
      (select count(*) from mine) as workspaces,
      (select count(*) from agent where workspace_id in (select id from mine)) as agents,
      (select count(*) from source where workspace_id in (select id from mine)) as sources,
      (select count(*) from conversation where workspace_id in (select id from mine)) as conversations,
      (select count(*) from message where workspace_id in (select id from mine)) as messages,
      (select count(*) from lead where workspace_id in (select id from mine)) as leads,
      (select count(*) from chat_archive where user_id = ${userId}) as "chatArchives"`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Counts are one row.');
  return {
    workspaces: Number(counts.workspaces),
    agents: Number(counts.agents),
    sources: Number(counts.sources),
    conversations: Number(counts.conversations),
    messages: Number(counts.messages),
    leads: Number(counts.leads),
    chatArchives: Number(counts.chatArchives),
  };
}
