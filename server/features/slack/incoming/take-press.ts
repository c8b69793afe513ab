import type { Services } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { handleConversation } from '#server/features/conversations/handling/handle-conversation.ts';
import { refuseSuspended } from '#server/refuse-suspended.ts';
import type { SlackEventRow } from '../slack.table.ts';
import { findSlackCase } from './find-slack-case.ts';
import { findSlackPerson } from './find-slack-person.ts';
import type { SlackNews } from './slack-news.ts';
import { tellInSlack } from './tell-in-slack.ts';

type Press = Extract<SlackNews, { kind: 'press' }>;

const foreign =
  'Only people of the Slack workspace that is connected can do this, not guests from other companies.';

/**
 * Takes a conversation over or hands it back for the person who pressed the button, with a message to them if it
 * cannot be done.
 */
export async function takePress(services: Services, row: SlackEventRow, news: Press): Promise<void> {
  const { channelId, threadTs, userId, button, conversationId } = news;
  const found = await findSlackCase(services, { teamId: row.teamId, channelId, ts: threadTs });
  if (found === null || found.thread.conversationId !== conversationId) return;
  const { ctx } = found;
  const presser = await findSlackPerson(ctx, userId);
  if (presser === null) return tellInSlack(ctx, news, foreign);
  try {
    refuseSuspended(ctx.workspace);
    await handleConversation(presser.ctx, conversationId, { action: { kind: button } }, presser.person);
    ctx.jobs.wakeOutbox();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await tellInSlack(ctx, news, error.message);
  }
}
