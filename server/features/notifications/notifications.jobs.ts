import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Subscriber } from '#server/jobs/outbox/subscriber.ts';
import { isNotifiable, notifiableEvents } from './is-notifiable.ts';
import { type Notification, notifyMembers } from './notify-members.ts';
import { sendWeeklyAdvice } from './weekly-advice/send-weekly-advice.ts';

const notifyJob = 'notifications.notify-members';

export const notificationJobs: readonly JobHandler[] = [
  defineJobHandler<Notification>({
    name: notifyJob,
    concurrency: 2,
    timeoutSeconds: 60,
    run: notifyMembers,
  }),
  defineJobHandler({
    name: 'notifications.send-weekly',
    concurrency: 1,
    everySeconds: 1_800,
    run: (services, _data, signal) => sendWeeklyAdvice(services, signal),
  }),
];

/** Adds a job for each event that members are emailed about: nothing slow may delay the events. */
export const notificationSubscriber: Subscriber = {
  events: notifiableEvents,
  async handle(services, happened) {
    for (const { workspaceId, event } of happened) {
      if (!isNotifiable(event)) continue;
      await services.jobs.addJob<Notification>(services.db, {
        name: notifyJob,
        data: { workspaceId, event },
        groupId: workspaceId,
      });
    }
  },
};
