import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { SlackProblem } from '#server/ports/slack-problem.ts';
import { slackEvent } from '../slack.table.ts';
import { takeMention } from './take-mention.ts';
import { type TakeNews, takeJob } from './take-news-job.ts';
import { takePress } from './take-press.ts';
import { takeReply } from './take-reply.ts';

/** Deals with what somebody did in Slack, and deletes the text of it. */
export async function takeNews(services: Services, data: TakeNews, signal: AbortSignal): Promise<void> {
  const { db, jobs, log } = services;
  const [row] = await db.select().from(slackEvent).where(eq(slackEvent.id, data.eventId));
  if (row === undefined || row.news === null) return;
  try {
    if (row.news.kind === 'reply') await takeReply(services, row, row.news);
    else if (row.news.kind === 'press') await takePress(services, row, row.news);
    else await takeMention(services, row, row.news, signal);
  } catch (error) {
    if (!(error instanceof SlackProblem)) throw error;
    if (error.kind === 'busy') {
      const { channelId, threadTs } = row.news;
      await jobs.addJob<TakeNews>(db, {
        name: takeJob,
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
  await db.update(slackEvent).set({ news: null, answer: null }).where(eq(slackEvent.id, row.id));
}
