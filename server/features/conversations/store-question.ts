import { previewMessagesPerDay } from '#contract/conversations/conversations.ts';
import { planIds } from '#contract/plans.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { visitorShares } from '#core/safety/visitor-shares.ts';
import type { Services } from '#server/context.ts';
import { addToBatch } from '#server/database/batches/add-to-batch.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { recordActivity } from '#server/features/workspaces/record-activity.ts';
import { issueChallenge } from '#server/http/limits/issue-challenge.ts';
import { listHits } from '#server/http/limits/list-hits.ts';
import { liveChannel } from '#server/jobs/live/live-channel.ts';
import { describeLimit } from '#server/quota/describe-limit.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { messageMeter } from '#server/quota/message-meter.ts';
import type { LiveAgent } from './live-agent.ts';
import type { Question } from './question.ts';
import { readLiveAgent } from './read-live-agent.ts';
import { storeQuestionStatement } from './store-question-statement.ts';
import { type QuestionCall, storeQuestions } from './store-questions.ts';

export interface StoredQuestion {
  agent: LiveAgent;
  conversationId: string;
  messageId: string;
  /** Made with the question, before anybody can take over: the answer is in front of what a person then writes. */
  answerId: string;
  /** A person has the conversation: the agent does not answer. */
  isHeld: boolean;
  /** Beyond the limit of messages: the embedded engine answers without charge. */
  isSpare: boolean;
}

/** Each is made once, and has a name, so that each connection prepares it once. */
const statements = new Map<string, string>();
function statementOf(of: Parameters<typeof storeQuestionStatement>[0]): { name: string; text: string } {
  const name = `store-question-${of.isNew ? 'new' : 'known'}${of.hasFiles ? '-files' : ''}${of.isPlain ? '' : '-whole'}`;
  const text = statements.get(name) ?? storeQuestionStatement(of);
  statements.set(name, text);
  return { name, text };
}

const questions = { name: 'store-question', run: storeQuestions };

/** Which plan the agent's workspace has is known only inside the statement: what each allows, by plan. */
const planQuotas = JSON.stringify(
  Object.fromEntries(
    planIds.map((plan) => {
      const { limits, sleepsAfterDays } = entitlementsOf({ plan, addOns: {} });
      return [plan, { messages: limits.messages, sleepsAfterDays, shares: visitorShares(limits) }];
    }),
  ),
);

const visitorBudgetReached = 'This visitor has used all their messages of 30 days with this agent.';
const budgetReached =
  'This agent’s budget for this month is used up. Raise it in the agent’s settings, or wait until the month is over.';
const previewLimitReached = `The ${previewMessagesPerDay} preview messages of today are used. They start again at midnight UTC.`;

/**
 * Loads the agent, takes one message from its workspace's plan (for a preview, from the day's allowance) and stores the
 * question, in a new conversation or in the given one. One statement, since this runs for every chat: all of it happens or
 * nothing, and the meter's row is locked no longer than that. Where the agent has a budget, the plan may be another's or is
 * used up, a second statement does it, which knows of all that. A message to a person takes nothing. Beyond the limit visitors
 * get answers of the embedded engine for a while, if the owner has chosen so; an agent with a budget takes no more than that.
 * Throws `not-found` for an agent or conversation out of reach, `agent-paused` also while the workspace sleeps or is
 * suspended, `rate-limited`, `challenge-required` in a burst, `plan-limit`.
 */
export async function storeQuestion(services: Services, question: Question): Promise<StoredQuestion> {
  const conversationId = question.conversationId ?? createId('cnv');
  const messageId = createId('msg');
  const answerId = createId('msg');
  const hits = listHits(services, question.hits);
  const run = async (isPlain: boolean, counted: Asked['hits']) => {
    const isNew = question.conversationId === undefined;
    const asked = { ...question, conversationId, messageId, hits: counted };
    const call = describeCall(services, asked, { isNew, isPlain });
    // New questions to an agent raise the same counters, and would wait for one another. Others lock rows of their own.
    const group = isNew && isPlain && !hasFiles(asked) ? question.agentId : messageId;
    const row = await addToBatch(services, questions, group, call);
    if (row === undefined || !row.is_reachable) throw failure('not-found');
    return row;
  };
  const first = await run(true, hits);
  const full = hits.find(({ key }) => key === first.full_key);
  if (full?.name === 'messages-of-agent')
    throw await issueChallenge(services, question.agentId, first.times_over);
  if (full?.name === 'messages-of-visitor-in-month')
    throw failure('plan-limit', { message: visitorBudgetReached });
  if (full !== undefined) throw services.rateLimiter.refuse(full.name, full.key, first.full_until);
  const isDecided = first.is_held || first.used !== null || first.status === 'paused' || first.is_asleep;
  // What was counted under limits is not counted again.
  const row = isDecided ? first : await run(false, []);
  const stored = {
    agent: readLiveAgent(row),
    conversationId,
    messageId,
    answerId,
    isHeld: row.is_held as boolean,
    isSpare: row.is_spare as boolean,
  };
  if (!stored.isHeld) {
    if (row.status === 'paused' || row.is_asleep) throw failure('agent-paused');
    if (row.used === null && !stored.isSpare)
      throw failure('plan-limit', {
        message: describeRefusal(row, question.channel === 'preview'),
      });
  }
  await recordActivity(services, { workspaceId: row.workspace_id, lastActiveAt: row.last_active_at });
  return stored;
}

type Asked = Omit<Question, 'hits' | 'conversationId'> & {
  conversationId: string;
  messageId: string;
  hits: ReturnType<typeof listHits>;
};

const hasFiles = ({ attachments = [] }: Pick<Question, 'attachments'>) => attachments.length > 0;

function describeCall(
  { clock }: Services,
  asked: Asked,
  { isNew, isPlain }: { isNew: boolean; isPlain: boolean },
): QuestionCall {
  const { hits, text, pageUrl } = asked;
  const now = clock.now();
  const files = hasFiles(asked) ? (asked.attachments ?? []) : null;
  const { meter, period, quota } = messageMeter(asked.channel === 'preview', now);
  return {
    statement: statementOf({ isNew, hasFiles: files !== null, isPlain }),
    // Those of a visitor's month are mostly not counted. Their name is last in the order, so they need no lock: who counts under
    // one has locked the key of its agent before.
    keys: hits.flatMap(({ name, key }) => (name === 'messages-of-visitor-in-month' ? [] : [key])),
    values: [
      asked.agentId,
      asked.workspaceId,
      planQuotas,
      period,
      asked.messageId,
      asked.conversationId,
      asked.channel,
      now,
      asked.visitorId,
      text,
      hits.map(({ key }) => key),
      hits.map(({ name }) => name),
      hits.map(({ maximum }) => maximum),
      hits.map(({ endsAt }) => endsAt),
      asked.isChallengeSolved ?? false,
      meter,
      quota,
      pageUrl ?? null,
      asked.timeZone ?? null,
      // A thank-you is no title for a conversation.
      isNew || classifyMessage(text).kind !== 'smalltalk' ? shortenText(text, 140) : null,
      pageUrl?.split(/[?#]/, 1)[0] ?? null,
      asked.device ? JSON.stringify(asked.device) : null,
      ...(isNew ? [asked.userId ?? null, shortenText(text, 80)] : [liveChannel]),
      ...(files === null ? [] : [files.map(({ id }) => id), JSON.stringify(files)]),
    ],
  };
}

function describeRefusal(row: Record<string, unknown>, isPreview: boolean): string {
  if (isPreview) return previewLimitReached;
  return row.is_beyond_budget ? budgetReached : describeLimit(readLiveAgent(row).workspace, 'messages');
}
