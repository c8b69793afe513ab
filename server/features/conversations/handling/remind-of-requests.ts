import { sql } from 'drizzle-orm';
import type { Services } from '#server/context.ts';

/**
 * Records an event for each human request that still waits and whose workspace wants to be reminded now: once after 15
 * minutes, or every day. Each reminder is one row's change and its event in one statement, so that none comes twice,
 * however many processes run this.
 */
export async function remindOfRequests({ db, clock }: Services): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(sql`
    with due as (
      update conversation set reminded_at = ${now}::timestamptz
      from workspace left join inbox_settings on inbox_settings.workspace_id = workspace.id
      where workspace.id = conversation.workspace_id and conversation.channel <> 'preview'
        and conversation.wanted_at is not null and conversation.ended_at is null and conversation.state <> 'closed'
        and case coalesce(inbox_settings.reminders, 'after-15-minutes')
          when 'after-15-minutes' then conversation.wanted_at <= ${now}::timestamptz - interval '15 minutes'
            and (conversation.reminded_at is null or conversation.reminded_at < conversation.wanted_at)
          when 'daily' then greatest(conversation.wanted_at, conversation.reminded_at)
            <= ${now}::timestamptz - interval '1 day'
          else false end
      returning conversation.id, conversation.workspace_id, conversation.agent_id
    )
    insert into outbox (workspace_id, name, payload)
    select workspace_id, 'conversation.still-waiting',
      jsonb_build_object('agentId', agent_id, 'conversationId', id)
    from due`);
}
