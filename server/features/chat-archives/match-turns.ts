import { type SQL, sql } from 'drizzle-orm';
import type { MessageTurn } from '#contract/chat-archives/chat-archives.ts';
import { doubleTextMinutes } from '#contract/chat-figures/chat-figures.ts';
import { archiveMessage } from './chat-archives.table.ts';

interface Turns {
  turn: MessageTurn;
  gapMinutes: number;
  /** Of the messages that are looked at: a conversation is not over because a filter leaves out who answered. */
  among: SQL | undefined;
}

/** Messages that begin a conversation, reply, and so on, as `measureTurns` counts them: an archive is taken apart in the database. */
export function matchTurns(archiveId: string, { turn, gapMinutes, among }: Turns): SQL {
  const said = sql`
    select ${archiveMessage.number}, ${archiveMessage.chat}, ${archiveMessage.at}, ${archiveMessage.kind},
      ${archiveMessage.isQuestion}, coalesce(same_as, ${archiveMessage.person}) as person
    from ${archiveMessage}
    join archive_person account
      on account.archive_id = ${archiveMessage.archiveId} and account.number = ${archiveMessage.person}
    where ${among} and ${archiveMessage.hasTime}`;
  const gap = sql`make_interval(mins => ${gapMinutes}::int)`;
  const numbers = turn === 'unanswered' ? selectUnanswered(said, gap) : selectTurns(said, gap, turn);
  return sql`${archiveMessage.archiveId} = ${archiveId} and ${archiveMessage.number} in (${numbers})`;
}

function selectTurns(said: SQL, gap: SQL, turn: Exclude<MessageTurn, 'unanswered'>): SQL {
  const isTurn = {
    start: sql`before is null or at - before > ${gap}`,
    reply: sql`at - before <= ${gap} and person <> before_person`,
    'double-text': sql`at - before <= ${gap} and person = before_person
      and at - before >= make_interval(mins => ${doubleTextMinutes}::int)`,
  }[turn];
  return sql`
    select number from (
      select number, at, person, lag(at) over own as before, lag(person) over own as before_person
      from (${said}) as said where kind in ('text', 'media')
      window own as (partition by chat order by at, number)
    ) as placed where ${isTurn}`;
}

/** The last message of a conversation if it is a question, or the last call after it, before which nobody wrote again. */
function selectUnanswered(said: SQL, gap: SQL): SQL {
  const placed = sql`
    select number, chat, at, kind, is_question,
      count(*) filter (where kind <> 'call') over (partition by chat order by at, number) as message,
      case when kind <> 'call' then min(at) filter (where kind <> 'call') over later end as next_at
    from (${said}) as said where kind in ('text', 'media', 'call')
    window later as (partition by chat order by at, number rows between 1 following and unbounded following)`;
  return sql`
    select distinct on (chat, message) number from (
      select placed.*, first_value(at) over of_message as said_at,
        max(next_at) over (partition by chat, message) as answered_at
      from (${placed}) as placed
      window of_message as (partition by chat, message order by at, number)
    ) as grouped
    where message > 0 and (answered_at is null or answered_at - said_at > ${gap})
      and case when kind = 'call' then at - said_at <= ${gap} else true end
      and (kind = 'call' or is_question)
    order by chat, message, at desc, number desc`;
}
