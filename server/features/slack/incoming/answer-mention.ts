import { and, desc, eq } from 'drizzle-orm';
import { messageMaximumLength } from '#contract/conversations/conversations.ts';
import { plainSlackText } from '#core/chat-archives/reading/slack/plain-slack-text.ts';
import { chooseAgent } from '#core/slack/choose-agent.ts';
import { composeNote } from '#core/slack/compose-note.ts';
import { composeSlackAnswer } from '#core/slack/compose-slack-answer.ts';
import type { SlackMessage } from '#core/slack/slack-message.ts';
import type { Context, Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { Failure } from '#server/failure.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { collectAnswer } from '#server/features/answering/collect-answer.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { findWorkspace } from '#server/features/workspaces/find-workspace.ts';
import { postOnce } from '../cases/post-once.ts';
import { isThreadAt } from '../is-thread-at.ts';
import {
  type SlackEventRow,
  slackChannel,
  slackConnection,
  slackEvent,
  slackThread,
} from '../slack.table.ts';
import type { SlackActivity } from './slack-activity.ts';

type Mention = Extract<SlackActivity, { kind: 'mention' }>;

interface Asked {
  id: string;
  name: string;
  workspaceId: string;
  botUserId: string;
}

/**
 * Has the agent of a channel answer a question to the app, in the thread of the question and with its sources. What is asked
 * there next goes on with that conversation. The answer is kept until it is posted, so that nothing is asked twice.
 */
export async function answerMention(
  services: Services,
  row: SlackEventRow,
  activity: Mention,
  signal: AbortSignal,
): Promise<void> {
  const { channelId, threadTs } = activity;
  const agents = await agentsOf(services, row.teamId, channelId);
  const [first] = agents;
  // No agent posts in this channel.
  if (first === undefined) return;
  const text = plainSlackText(activity.text.replaceAll(`<@${first.botUserId}>`, ''), new Map()).trim();
  const chosen = chooseAgent(agents, text, await agentOfThread(services, row, activity));
  const workspace = await findWorkspace(services, chosen?.agent.workspaceId ?? first.workspaceId);
  if (workspace === null) return;
  const ctx: Context = { ...services, workspace, actor: { kind: 'system' } };
  const message =
    row.answer ??
    (chosen === null
      ? composeNote(
          `Several agents post in this channel. Begin with the name of one: ${agents.map(({ name }) => name).join(', ')}.`,
        )
      : await answer(ctx, row, activity, { agentId: chosen.agent.id, question: chosen.question, signal }));
  await postOnce(ctx, {
    key: `answer:${row.id}`,
    channelId,
    threadTs,
    message,
    conversationId: null,
  });
}

/** The agents that post in a channel, by name; of several workspaces, where several are connected to one team. */
function agentsOf({ db }: Services, teamId: string, channelId: string): Promise<Asked[]> {
  return db
    .select({
      id: agent.id,
      name: agent.name,
      workspaceId: slackConnection.workspaceId,
      botUserId: slackConnection.botUserId,
    })
    .from(slackChannel)
    .innerJoin(slackConnection, eq(slackConnection.workspaceId, slackChannel.workspaceId))
    .innerJoin(agent, eq(agent.id, slackChannel.agentId))
    .where(and(eq(slackConnection.teamId, teamId), eq(slackChannel.channelId, channelId)))
    .orderBy(agent.name);
}

/** The agent that was last asked in a thread, else that of the visitor's conversation; null outside of such threads. */
async function agentOfThread(
  { db }: Services,
  { teamId }: SlackEventRow,
  { channelId, threadTs }: Mention,
): Promise<string | null> {
  const [found] = await db
    .select({ agentId: conversation.agentId })
    .from(slackThread)
    .innerJoin(conversation, eq(conversation.id, slackThread.conversationId))
    .where(isThreadAt({ teamId, channelId, ts: threadTs }))
    // Questions come before the visitor's conversation in this order.
    .orderBy(desc(slackThread.kind), desc(conversation.lastMessageAt))
    .limit(1);
  return found?.agentId ?? null;
}

interface Asking {
  agentId: string;
  question: string;
  signal: AbortSignal;
}

async function answer(
  ctx: Context,
  row: SlackEventRow,
  activity: Mention,
  { agentId, question, signal }: Asking,
): Promise<SlackMessage> {
  if (question === '') return composeNote('Write your question after the name of the app.');
  if (question.length > messageMaximumLength)
    return composeNote(`A question has at most ${messageMaximumLength.toLocaleString('en')} characters.`);
  try {
    const answered = await collectAnswer(
      ctx,
      {
        agentId,
        workspaceId: ctx.workspace.id,
        visitorId: null,
        text: question,
        channel: 'slack',
        hits: [],
        conversationId: await conversationOf(ctx, row, activity, agentId),
      },
      signal,
    );
    const message = composeSlackAnswer(answered);
    await storeSlackAnswer(ctx, row, activity, { message, conversationId: answered.metadata.conversationId });
    return message;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return composeNote(error.message);
  }
}

/** The conversation that was last begun in the same thread with the same agent. */
async function conversationOf(
  { db }: Context,
  { teamId }: SlackEventRow,
  { channelId, threadTs }: Mention,
  agentId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: slackThread.conversationId })
    .from(slackThread)
    .innerJoin(conversation, eq(conversation.id, slackThread.conversationId))
    .where(
      and(isThreadAt({ teamId, channelId, ts: threadTs }, 'question'), eq(conversation.agentId, agentId)),
    )
    .orderBy(desc(conversation.id))
    .limit(1);
  return found?.id;
}

async function storeSlackAnswer(
  ctx: Context,
  { id, teamId }: SlackEventRow,
  { channelId, threadTs: ts }: Mention,
  { message, conversationId }: { message: SlackMessage; conversationId: string },
): Promise<void> {
  await withTransaction(ctx, async ({ db, workspace }) => {
    await db.update(slackEvent).set({ answer: message }).where(eq(slackEvent.id, id));
    await db
      .insert(slackThread)
      .values({ conversationId, workspaceId: workspace.id, kind: 'question', teamId, channelId, ts })
      .onConflictDoNothing();
  });
}
