import type pg from 'pg';
import type { ActionForm, AskedForm } from '#contract/actions/actions.schemas.ts';
import type { ClosestPassage, ConsideredPassage } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { nameTopic } from '#core/answering/asking/topics/name-topic.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import type { Context } from '#server/context.ts';
import { addToBatch } from '#server/database/batches/add-to-batch.ts';
import { runTogether } from '#server/database/batches/run-together.ts';
import { chatTurnsOf } from '#server/database/chat-turns/chat-turns-of.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { retryWhileAway } from '#server/database/retry-while-away.ts';
import type { AnswerTrace } from './answer-trace.ts';
import type { Reply } from './reply.ts';

export interface FinishedAnswer extends Omit<Reply, 'outcome'> {
  /** Null for an answer that ended because a person took over. */
  outcome: Outcome | null;
  id: string;
  agentId: string;
  conversationId: string;
  /** The message that it answers. */
  questionId: string;
  question: string;
  /** What was searched for: the question, or a follow-up with the question before it. */
  query: string;
  firstWordMs: number;
  totalMs: number;
}

/** A member has taken the conversation over, or closed it, while the answer was being written. */
const isCut = `(holder = 'person' or holder = 'nobody' and finished_at is null)
        and (hand_back_at is null or hand_back_at > $14)`;
/** `person-wanted` of `nextHandling`; and whether no earlier request still waits. */
const isRequest = `($7 = 'handoff' and not (${isCut}))`;
const isFirst = '(conversation.wanted_at is null or conversation.ended_at is not null)';

/** Stores an answer in the conversation that `own` names, and answers a row, or none where there is no such conversation. */
const storeIn = (own: string) => `
  with continued as (
    update conversation
    set last_message_at = $14,
      last_outcome = case
        when $7::text is null or (${isCut}) then last_outcome
        when $7 = 'smalltalk' then coalesce(last_outcome, $7) else $7 end,
      wants_person = wants_person or ${isRequest},
      state = case when ${isRequest} then 'waiting' else state end,
      wanted_at = case when ${isRequest} and ${isFirst} then $14 else wanted_at end,
      replied_at = case when ${isRequest} and ${isFirst} then null else replied_at end,
      ended_as = case when ${isRequest} then null else ended_as end,
      end_reason = case when ${isRequest} then null else end_reason end,
      ended_at = case when ${isRequest} then null else ended_at end,
      version = version + (${isRequest})::int
    where id = ${own}
    returning id, case when not (${isCut}) then $7::text end as outcome
  ), stored as (
    insert into message (
      id, workspace_id, conversation_id, role, text, sources, outcome, confidence, model, finish_reason,
      fallback_reason, input_tokens, output_tokens, created_at, trace
    )
    select $1, $2, id, 'assistant', $4, $6, outcome, $8, $9, case when outcome is null then 'aborted' else $10 end, $11,
      $12, $13, $14, $5
    from continued where $4 <> ''
    returning id, outcome
  ), judged as (
    update question
    set outcome = stored.outcome, answer_id = $1, topic = $17, language = $18, query = $19, closest = $20,
      is_indexed = false
    from stored where question.id = $16
  ), cleared as (
    -- The question was asked again and is answered now. Rows that another answer is clearing are left to it.
    update question set settled_at = $14, settled_as = 'asked-again'
    where id in (
      select id from question
      where agent_id = $15 and topic = $17 and outcome in ('declined', 'hedged') and settled_at is null
        and (select outcome from stored) = 'answered' and id <> $16
      for update skip locked
    )
  ), told as (
    insert into outbox (workspace_id, name, payload)
    select $2, 'message.answered',
      jsonb_build_object('agentId', $15::text, 'conversationId', $3::text, 'messageId', $1::text)
    from stored
    union all
    -- All parts of a statement see the rows as they were before it.
    select $2, 'conversation.person-wanted', jsonb_build_object('agentId', $15::text, 'conversationId', $3::text)
    from stored join conversation on conversation.id = $3 and stored.outcome = 'handoff' and ${isFirst}
  )
  select outcome is null as is_cut from continued`;

interface Stored {
  is_cut: boolean;
}

/** Passes over a conversation that somebody else has locked: in a batch, all others would wait for it. */
const together = {
  name: 'store-answer',
  text: storeIn('(select id from conversation where id = $3 for no key update skip locked)'),
};
const patient = { name: 'store-answer-patient', text: storeIn('$3') };

async function store(pool: pg.Pool, statement: typeof patient, values: unknown[][]) {
  const rows = await chatTurnsOf(pool).take('answer', () => runTogether<Stored>(pool, { statement, values }));
  return rows.map(([first]) => first);
}

const answers = {
  name: together.name,
  run: (pool: pg.Pool, values: unknown[][]) => store(pool, together, values),
};

/**
 * Stores an answer, its outcome at the question and its events in one statement. An answered question clears those of
 * the same topic that were not answered. Where a member took the conversation over meanwhile, it is stored as broken
 * off, with what the visitor saw of it; nothing is stored where they saw nothing. A thank-you at the end leaves it at
 * how the last question ended. A conversation that was deleted while the answer was being written takes nothing, which
 * is no error. Answers of one workspace that are due at the same time are stored together, but for those whose conversation is
 * being changed: each of these waits by itself. The visitor has read it by then, so where the database is away it is tried again
 * until it is back.
 */
export async function storeAnswer(ctx: Context, answer: FinishedAnswer): Promise<{ isCut: boolean }> {
  const values = [
    answer.id,
    ctx.workspace.id,
    answer.conversationId,
    answer.text,
    JSON.stringify(traceOf(answer)),
    answer.sources.length === 0 ? null : JSON.stringify(answer.sources),
    answer.outcome,
    answer.confidence,
    answer.model,
    answer.finishReason,
    answer.fallbackReason,
    answer.usage.inputTokens,
    answer.usage.outputTokens,
    ctx.clock.now(),
    answer.agentId,
    answer.questionId,
    nameTopic(answer.query),
    detectLanguage(answer.query),
    answer.query === answer.question ? null : answer.query,
    answer.outcome === 'answered' || answer.considered[0] === undefined
      ? null
      : JSON.stringify(closestOf(answer.considered[0])),
  ];
  const stored = await retryWhileAway(async (isAgain) => {
    const before = isAgain ? await findStored(ctx, answer.id) : undefined;
    if (before !== undefined) return before;
    try {
      return (
        (await addToBatch(ctx, answers, ctx.workspace.id, values)) ??
        (await store(ctx.pool, patient, [values]))[0]
      );
    } catch (error) {
      // An attempt that nobody waited for any more has come to its end meanwhile.
      if (isAgain && isUniqueViolation(error, 'message_pkey')) return findStored(ctx, answer.id);
      throw error;
    }
  });
  return { isCut: stored?.is_cut ?? false };
}

async function findStored({ pool }: Context, id: string): Promise<{ is_cut: boolean } | undefined> {
  const { rows } = await pool.query<{ is_cut: boolean }>(
    'select outcome is null as is_cut from message where id = $1',
    [id],
  );
  return rows[0];
}

const traceOf = ({
  considered,
  cut,
  prompt,
  calls,
  form,
  model,
  askedModel = model,
  firstWordMs,
  totalMs,
}: FinishedAnswer): AnswerTrace => ({
  passages: considered,
  ...(prompt === undefined ? {} : { prompt }),
  ...(cut === undefined || cut.length === 0 ? {} : { cut }),
  ...(calls === undefined || calls.length === 0 ? {} : { calls }),
  ...(form === undefined ? {} : { form: askedFormOf(form) }),
  ...(askedModel === model ? {} : { askedModel }),
  firstWordMs,
  totalMs,
});

function askedFormOf({ actionId, formId, values }: ActionForm): AskedForm {
  return { actionId, formId, values };
}

function closestOf({
  score: _score,
  questionMatch: _match,
  foundBy: _channels,
  ...passage
}: ConsideredPassage): ClosestPassage {
  return passage;
}
