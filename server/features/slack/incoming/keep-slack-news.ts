import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { type SlackEventRow, slackEvent } from '../slack.table.ts';
import type { SlackNews } from './slack-news.ts';
import { type TakeNews, takeJob } from './take-news-job.ts';

/** Stores what Slack reports, with the job that deals with it; does nothing for a repeated report. */
export function keepSlackNews(
  services: Services,
  { id, teamId, news }: Pick<SlackEventRow, 'id' | 'teamId'> & { news: SlackNews },
): Promise<void> {
  return withTransaction(services, async ({ db, jobs, clock }) => {
    const [kept] = await db
      .insert(slackEvent)
      .values({ id, teamId, news, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: slackEvent.id });
    if (kept === undefined) return;
    // What is written in one thread is dealt with in its order.
    const groupId = `${news.channelId} ${news.threadTs}`;
    await jobs.addJob<TakeNews>(db, { name: takeJob, data: { eventId: id }, groupId });
  });
}
