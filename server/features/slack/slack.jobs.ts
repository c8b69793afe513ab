import { lt } from 'drizzle-orm';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Subscriber } from '#server/jobs/outbox/subscriber.ts';
import { postToSlack } from './cases/post-to-slack.ts';
import { postedEvents, queueSlackWork } from './cases/queue-slack-work.ts';
import { postJob, type SlackWork } from './cases/slack-work.ts';
import { type HandleActivity, handleActivityJob } from './incoming/handle-activity-job.ts';
import { handleSlackActivity } from './incoming/handle-slack-activity.ts';
import { slackEvent } from './slack.table.ts';

/** With pauses of at most five minutes: an outage of a day loses nothing. */
const retriesOfDay = 290;
const keptEventsMs = 2 * 86_400_000;

export const slackJobs: readonly JobHandler[] = [
  defineJobHandler<SlackWork>({
    name: postJob,
    concurrency: 4,
    concurrencyPerGroup: 1,
    timeoutSeconds: 120,
    retries: retriesOfDay,
    run: postToSlack,
  }),
  defineJobHandler<HandleActivity>({
    name: handleActivityJob,
    concurrency: 4,
    concurrencyPerGroup: 1,
    timeoutSeconds: 180,
    retries: retriesOfDay,
    run: handleSlackActivity,
  }),
  defineJobHandler({
    name: 'slack.clean-up',
    concurrency: 1,
    everySeconds: 3_600,
    async run({ db, clock }) {
      const before = new Date(clock.now().getTime() - keptEventsMs);
      await db.delete(slackEvent).where(lt(slackEvent.receivedAt, before));
    },
  }),
];

/** Posts to Slack what happened. */
export const slackSubscriber: Subscriber = { events: postedEvents, handle: queueSlackWork };
