import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { adoptConversation } from '#server/features/conversations/adopt-conversation.ts';
import { deleteConversation } from '#server/features/conversations/delete-conversation.ts';
import { finishConversation } from '#server/features/conversations/finish-conversation.ts';
import { replyToVisitor } from '#server/features/conversations/handling/reply-to-visitor.ts';
import { dismissQuestions } from '#server/features/conversations/questions/dismiss-questions.ts';
import { reopenQuestions } from '#server/features/conversations/questions/reopen-questions.ts';
import { rateAnswer } from '#server/features/conversations/rate-answer.ts';
import { storeLead } from '#server/features/leads/store-lead.ts';
import { eraseOldData } from '#server/features/privacy/erase-old-data.ts';
import { erasePersonData } from '#server/features/privacy/erase-person-data.ts';
import { updatePrivacySettings } from '#server/features/privacy/update-privacy-settings.ts';
import { askSomething } from './ask-something.ts';
import { canBeOpen } from './can-be-open.ts';
import { handle } from './handle.ts';
import type { Asked, History } from './history.ts';
import { unlessRefused } from './unless-refused.ts';

type Happening = (history: History, now: Context, any: Asked) => Promise<unknown>;

/** What happens besides questions, and in how many of a hundred times. */
const happenings: readonly [share: number, Happening][] = [
  [10, rate],
  [6, dismiss],
  [4, reopen],
  [6, leaveDetails],
  [4, (history, now, { conversationId }) => handle(history, now, conversationId, { kind: 'take-over' })],
  [4, reply],
  [4, handleAnyhow],
  [
    1,
    (_, now, { agentId, conversationId }) =>
      finishConversation({ ...now, actor: { kind: 'system' } }, agentId, conversationId),
  ],
  [3, recognise],
  [4, remove],
  [2, erasePerson],
  [1, eraseOld],
];

/** One thing that happens at a time: mostly a message with its answer. */
export async function happen(history: History, at: Date): Promise<void> {
  const now: Context = { ...history.ctx, clock: { now: () => at } };
  let dice = history.random() * 100;
  const any = history.asked.length === 0 ? undefined : history.pick(history.asked);
  const happening = happenings.find(([share]) => {
    dice -= share;
    return dice < 0;
  });
  if (happening === undefined || any === undefined) return askSomething(history, now);
  await happening[1](history, now, any);
}

/** The visitor's thumb, or what a member thinks of the answer. Programs have no visitor who could give one. */
async function rate({ random, pick }: History, now: Context, { id }: Asked): Promise<void> {
  const { rows } = await now.pool.query<{ answer_id: string | null; visitor_id: string | null }>(
    `select answer_id, visitor_id from question join conversation on conversation.id = conversation_id
     where question.id = $1`,
    [id],
  );
  const { answer_id: answerId = null, visitor_id: visitorId = null } = rows[0] ?? {};
  const rater: Context =
    visitorId === null || random() < 0.2 ? now : { ...now, actor: { kind: 'visitor', visitorId } };
  if (answerId !== null) await rateAnswer(rater, answerId, pick(['positive', 'negative', null] as const));
}

const asksTheSame = ({ asked }: History, one: Asked): Asked[] =>
  asked.filter(
    ({ agentId, topic, outcome }) =>
      agentId === one.agentId && topic === one.topic && outcome === one.outcome && canBeOpen(outcome),
  );

async function dismiss(history: History, now: Context, any: Asked): Promise<void> {
  await dismissQuestions(now, { questionIds: [any.id], reason: 'other' });
  for (const each of asksTheSame(history, any)) if (each.state === 'open') each.state = 'dismissed';
}

async function reopen(history: History, now: Context, any: Asked): Promise<void> {
  await reopenQuestions(now, { questionIds: [any.id] });
  for (const each of asksTheSame(history, any)) each.state = 'open';
}

async function leaveDetails({ random }: History, now: Context, any: Asked): Promise<void> {
  const conversationId = random() < 0.7 ? any.conversationId : undefined;
  const id = await storeLead(now, { id: any.agentId }, { conversationId, name: 'Ada' });
  // The database's own clock gives a lead its time.
  await now.pool.query('update lead set created_at = $2 where id = $1', [id, now.clock.now()]);
}

/** A member writes to the visitor. */
async function reply({ pick, people }: History, now: Context, { conversationId }: Asked): Promise<void> {
  const ctx: Context = { ...now, actor: { kind: 'user', userId: pick(people), role: 'owner' } };
  const clientId = createId('rpl');
  await unlessRefused(() => replyToVisitor(ctx, conversationId, { text: 'I am here.', clientId }));
}

async function handleAnyhow(history: History, now: Context, { conversationId }: Asked): Promise<void> {
  const { pick, people } = history;
  const action = pick([
    { kind: 'hand-back' },
    { kind: 'assign', to: pick(people) },
    { kind: 'assign', to: null },
    { kind: 'snooze', until: new Date(now.clock.now().getTime() + 3_600_000).toISOString() },
    { kind: 'close', reason: 'Done by phone' },
    { kind: 'reopen' },
  ] as const);
  await handle(history, now, conversationId, action);
}

/** A signed token names a visitor: what they have open becomes that of the known one. */
async function recognise({ pick }: History, now: Context, { agentId }: Asked): Promise<void> {
  await adoptConversation(now, agentId, pick(['vis_one', 'vis_two']), 'kno_ada');
}

async function remove(history: History, now: Context, { conversationId }: Asked): Promise<void> {
  await deleteConversation(now, conversationId);
  await forgetErased(history);
}

async function erasePerson(history: History, now: Context, { conversationId }: Asked): Promise<void> {
  await erasePersonData(now, { conversationId });
  await forgetErased(history);
}

/** Retention: what is older than a day at this time goes. */
async function eraseOld(history: History, now: Context): Promise<void> {
  const keptForEver = { conversationDays: null, leadDays: null, masksCardNumbers: false };
  await updatePrivacySettings(now, { ...keptForEver, conversationDays: 1, leadDays: 1 });
  await eraseOldData(now, new AbortController().signal);
  await updatePrivacySettings(now, keptForEver);
  await forgetErased(history);
}

/** Takes what is no longer there out of what the history knows. */
async function forgetErased(history: History): Promise<void> {
  const { rows } = await history.ctx.pool.query<{ id: string }>(
    'select id from conversation where workspace_id = $1',
    [history.ctx.workspace.id],
  );
  const kept = new Set(rows.map(({ id }) => id));
  history.asked = history.asked.filter(({ conversationId }) => kept.has(conversationId));
}
