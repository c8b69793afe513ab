import { channels, type Outcome, outcomes } from '#contract/conversations/conversations.ts';
import { nameTopic } from '#core/answering/asking/topics/name-topic.ts';
import type { Context } from '#server/context.ts';
import { createCompletion } from '#server/features/answering/completions/create-completion.ts';
import { storeAnswer } from '#server/features/conversations/store-answer.ts';
import { type StoredQuestion, storeQuestion } from '#server/features/conversations/store-question.ts';
import { canBeOpen } from './can-be-open.ts';
import { handle } from './handle.ts';
import type { Asked, History } from './history.ts';
import { unlessRefused } from './unless-refused.ts';

const texts = [
  'Do you sell saddles?',
  'do you sell a saddle',
  'Do you rent tandems?',
  'Where are you?',
  'Hello!',
];

/** Of visitors that no token has named. */
const visitorIds = ['vis_one', 'vis_two', 'vis_three'];

/** A visitor, a member in the preview or a program writes to an agent, and mostly gets an answer. */
export async function askSomething(history: History, now: Context): Promise<void> {
  const { random, pick, agents, asked } = history;
  if (random() < 0.06) return askByProgram(history, now);
  const before = asked.length > 0 && random() < 0.5 ? pick(asked) : undefined;
  const agentId = before?.agentId ?? pick(agents);
  const channel = before ? (before.isPreview ? 'preview' : 'widget') : pick(channels);
  const text = pick(texts);
  const stored = await unlessRefused(() =>
    storeQuestion(now, {
      agentId,
      workspaceId: now.workspace.id,
      visitorId: before || channel === 'api' ? null : pick(visitorIds),
      text,
      conversationId: before?.conversationId,
      channel,
      pageUrl:
        random() < 0.5 ? pick(['https://shop.example/a?from=mail', 'https://shop.example/b']) : undefined,
      hits: [],
    }),
  );
  if (stored === undefined) return;
  const isPreview = channel === 'preview';
  if (!isPreview && !stored.isHeld && !stored.isSpare) history.taken += 1;
  // A person may come between a question and its answer.
  if (random() < 0.03) await handle(history, now, stored.conversationId, { kind: 'take-over' });
  const outcome = stored.isHeld || random() < 0.06 ? null : await answer(history, now, stored, text);
  const { messageId: id, conversationId } = stored;
  const one = {
    id,
    agentId,
    conversationId,
    isPreview,
    at: now.clock.now(),
    topic: nameTopic(text),
    outcome,
  };
  note(history, { ...one, state: 'open' });
}

/** By the form of OpenAI's chat completions, as by MCP; the agent has no text to answer from. */
async function askByProgram(history: History, now: Context): Promise<void> {
  const { pick, agents } = history;
  const [agentId, text] = [pick(agents), pick(texts)];
  const made = await unlessRefused(() =>
    createCompletion(
      now,
      { model: agentId, messages: [{ role: 'user', content: text }] },
      new AbortController().signal,
    ),
  );
  if (made === undefined) return;
  history.taken += 1;
  const { rows } = await now.pool.query<{ id: string; conversation_id: string; outcome: Outcome | null }>(
    `select asked.id, asked.conversation_id, answer.outcome from message as asked
     left join message as answer on answer.conversation_id = asked.conversation_id and answer.role = 'assistant'
     where asked.workspace_id = $1 and asked.role = 'user' order by asked.id desc limit 1`,
    [now.workspace.id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A completion is stored as a message.');
  const { id, conversation_id: conversationId, outcome } = row;
  const one = { id, agentId, conversationId, isPreview: false, at: now.clock.now(), topic: nameTopic(text) };
  note(history, { ...one, outcome, state: 'open' });
}

/** An answered question clears those that asked the same before it. */
function note({ asked }: History, one: Asked): void {
  if (one.outcome === 'answered')
    for (const each of asked) {
      const isSame = each.agentId === one.agentId && each.topic === one.topic && canBeOpen(each.outcome);
      if (isSame && each.state === 'open') each.state = 'cleared';
    }
  asked.push(one);
}

/** The outcome that is stored: none where a person came first. */
async function answer(
  { random, pick, sources }: History,
  now: Context,
  { answerId, agent, conversationId, messageId }: StoredQuestion,
  text: string,
): Promise<Outcome | null> {
  const outcome = pick(outcomes);
  const cited = sources.filter(({ agentId }) => agentId === agent.id && random() < 0.5);
  const { isCut } = await storeAnswer(now, {
    id: answerId,
    agentId: agent.id,
    conversationId,
    questionId: messageId,
    question: text,
    query: text,
    text: 'So it is.',
    sources: cited.map(({ id }) => ({
      type: 'source',
      sourceId: id,
      title: 'Home',
      url: `https://shop.example/${id}`,
      quote: 'So it is.',
      start: 0,
      end: 9,
    })),
    outcome,
    confidence: 0.5,
    model: 'embedded',
    finishReason: 'stop',
    fallbackReason: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    considered: [],
    firstWordMs: 1,
    totalMs: 2,
  });
  return isCut ? null : outcome;
}
