import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { type SlackEventRow, slackEvent } from '../slack.table.ts';
import { type HandleActivity, handleActivityJob } from './handle-activity-job.ts';
import type { SlackActivity } from './slack-activity.ts';

/** Stores what Slack reports, with the job that handles it; does nothing for a repeated report. */
export function storeSlackActivity(
  services: Services,
  { id, teamId, activity }: Pick<SlackEventRow, 'id' | 'teamId'> & { activity: SlackActivity },
): Promise<void> {
  return withTransaction(services, async ({ db, jobs, clock }) => {
    const [kept] = await db
      .insert(slackEvent)
      .values({ id, teamId, activity, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: slackEvent.id });
    if (kept === undefined) return;
    // What is written in one thread is handled in its order.
    const groupId = `${activity.channelId} ${activity.threadTs}`;
    await jobs.addJob<HandleActivity>(db, { name: handleActivityJob, data: { eventId: id }, groupId });
  });
}
