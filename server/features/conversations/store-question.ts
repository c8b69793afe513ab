import { previewMessagesPerDay } from '#contract/conversations/conversations.ts';
import { planIds } from '#contract/plans.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { visitorShares } from '#core/safety/visitor-shares.ts';
import type { Services } from '#server/context.ts';
import { chatTurnsOf } from '#server/database/chat-turns/chat-turns-of.ts';
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

const describeStatement = (isNew: boolean, hasFiles: boolean) => ({
  name: `store-question-${isNew ? 'new' : 'known'}${hasFiles ? '-files' : ''}`,
  text: storeQuestionStatement({ isNew, hasFiles }),
});
/** Named, so that each connection prepares each of them once. */
const statements = {
  new: { plain: describeStatement(true, false), withFiles: describeStatement(true, true) },
  known: { plain: describeStatement(false, false), withFiles: describeStatement(false, true) },
};

const visitorBudgetReached = 'This visitor has used all their messages of 30 days with this agent.';
const budgetReached =
  'This agent’s budget for this month is used up. Raise it in the agent’s settings, or wait until the month is over.';
const previewLimitReached = `The ${previewMessagesPerDay} preview messages of today are used. They start again at midnight UTC.`;

/**
 * Loads the agent, takes one message from its workspace's plan (for a preview, from the day's allowance) and stores the
 * question, in a new conversation or in the given one. One statement, since this runs for every chat: all of it happens or
 * nothing, and the meter's row is locked no longer than that. A message to a person takes nothing. Beyond the limit visitors
 * get answers of the embedded engine for a while, if the owner has chosen so; an agent with a budget takes no more than that.
 * Throws `not-found` for an agent or conversation out of reach, `agent-paused` also while the workspace sleeps or is
 * suspended, `rate-limited`, `challenge-required` in a burst, `plan-limit`.
 */
export async function storeQuestion(services: Services, question: Question): Promise<StoredQuestion> {
  const isNew = question.conversationId === undefined;
  const conversationId = question.conversationId ?? createId('cnv');
  const messageId = createId('msg');
  const answerId = createId('msg');
  const now = services.clock.now();
  const hits = listHits(services, question.hits);
  const files = question.attachments?.length ? question.attachments : null;
  const isPreview = question.channel === 'preview';
  const { meter, period, quota } = messageMeter(isPreview, now);
  const title = shortenText(question.text, 80);
  const statement = {
    ...statements[isNew ? 'new' : 'known'][files === null ? 'plain' : 'withFiles'],
    values: [
      question.agentId,
      question.workspaceId,
      planQuotas(),
      period,
      messageId,
      conversationId,
      question.channel,
      now,
      question.visitorId,
      question.text,
      hits.map(({ key }) => key),
      hits.map(({ name }) => name),
      hits.map(({ maximum }) => maximum),
      hits.map(({ endsAt }) => endsAt),
      question.isChallengeSolved ?? false,
      meter,
      quota,
      question.pageUrl ?? null,
      question.timeZone ?? null,
      // A thank-you is no title for a conversation.
      isNew || classifyMessage(question.text).kind !== 'smalltalk' ? shortenText(question.text, 140) : null,
      question.pageUrl?.split(/[?#]/, 1)[0] ?? null,
      question.device ? JSON.stringify(question.device) : null,
      ...(isNew ? [question.userId ?? null, title] : [liveChannel]),
      ...(files === null ? [] : [files.map(({ id }) => id), JSON.stringify(files)]),
    ],
  };
  const result = await chatTurnsOf(services.pool).take('question', () => services.pool.query(statement));
  const row = result.rows[0];
  if (row === undefined || !row.is_reachable) throw failure('not-found');
  const full = hits.find(({ key }) => key === row.full_key);
  if (full?.name === 'messages-of-agent')
    throw await issueChallenge(services, question.agentId, row.times_over);
  if (full?.name === 'messages-of-visitor-in-month')
    throw failure('plan-limit', { message: visitorBudgetReached });
  if (full !== undefined) throw services.rateLimiter.refuse(full.name, full.key, row.full_until);
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
      throw failure('plan-limit', { message: describeRefusal(row, isPreview) });
  }
  await recordActivity(services, { workspaceId: row.workspace_id, lastActiveAt: row.last_active_at });
  return stored;
}

function describeRefusal(row: Record<string, unknown>, isPreview: boolean): string {
  if (isPreview) return previewLimitReached;
  return row.is_beyond_budget ? budgetReached : describeLimit(readLiveAgent(row).workspace, 'messages');
}

/** Which plan the agent's workspace has is known only inside the statement: what each allows, by plan. */
function planQuotas(): string {
  const quotas = planIds.map((plan) => {
    const { limits, sleepsAfterDays } = entitlementsOf({ plan, addOns: {} });
    return [plan, { messages: limits.messages, sleepsAfterDays, shares: visitorShares(limits) }];
  });
  return JSON.stringify(Object.fromEntries(quotas));
}
