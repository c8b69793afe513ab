import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { slackEvent } from '../slack.table.ts';
import { answerMention } from './answer-mention.ts';
import { forwardReply } from './forward-reply.ts';
import { type HandleActivity, handleActivityJob } from './handle-activity-job.ts';
import { handleButtonPress } from './handle-button-press.ts';

/** Handles what somebody did in Slack, and deletes the text of it. */
export async function handleSlackActivity(
  services: Services,
  data: HandleActivity,
  signal: AbortSignal,
): Promise<void> {
  const { db, jobs, log } = services;
  const [row] = await db.select().from(slackEvent).where(eq(slackEvent.id, data.eventId));
  if (row === undefined || row.activity === null) return;
  try {
    if (row.activity.kind === 'reply') await forwardReply(services, row, row.activity);
    else if (row.activity.kind === 'press') await handleButtonPress(services, row, row.activity);
    else await answerMention(services, row, row.activity, signal);
  } catch (error) {
    if (!(error instanceof SlackProblem)) throw error;
    if (error.kind === 'busy') {
      const { channelId, threadTs } = row.activity;
      await jobs.addJob<HandleActivity>(db, {
        name: handleActivityJob,
        data,
        groupId: `${channelId} ${threadTs}`,
        startAfterSeconds: error.retryAfterSeconds,
      });
      return;
    }
    // It would be refused again.
    if (error.kind !== 'refused') throw error;
    log.warn({ err: error }, 'Slack did not accept an answer');
  }
  await db.update(slackEvent).set({ activity: null, answer: null }).where(eq(slackEvent.id, row.id));
}
