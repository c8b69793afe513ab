import type { Services } from '#server/context.ts';
import { Failure } from '#server/failure.ts';
import { handleConversation } from '#server/features/conversations/handling/handle-conversation.ts';
import { refuseSuspended } from '#server/refuse-suspended.ts';
import type { SlackEventRow } from '../slack.table.ts';
import { findSlackCase } from './find-slack-case.ts';
import { findSlackPerson } from './find-slack-person.ts';
import { showToOne } from './show-to-one.ts';
import type { SlackActivity } from './slack-activity.ts';

type Press = Extract<SlackActivity, { kind: 'press' }>;

const foreign =
  'Only people of the Slack workspace that is connected can do this, not guests from other companies.';

/**
 * Takes a conversation over or hands it back for the person who pressed the button, with a message to them if it
 * cannot be done.
 */
export async function handleButtonPress(
  services: Services,
  row: SlackEventRow,
  activity: Press,
): Promise<void> {
  const { channelId, threadTs, userId, button, conversationId } = activity;
  const found = await findSlackCase(services, { teamId: row.teamId, channelId, ts: threadTs });
  if (found === null || found.thread.conversationId !== conversationId) return;
  const { ctx } = found;
  const presser = await findSlackPerson(ctx, userId);
  if (presser === null) return showToOne(ctx, activity, foreign);
  try {
    refuseSuspended(ctx.workspace);
    await handleConversation(presser.ctx, conversationId, { action: { kind: button } }, presser.person);
    ctx.jobs.wakeOutbox();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await showToOne(ctx, activity, error.message);
  }
}
