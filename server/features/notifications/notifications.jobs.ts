import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Subscriber } from '#server/jobs/subscriber.ts';
import { isNotifiable, type Notification, notifyMembers } from './notify-members.ts';

const notifyJob = 'notifications.notify-members';

export const notificationJobs: readonly JobHandler[] = [
  defineJobHandler<Notification>({
    name: notifyJob,
    concurrency: 2,
    timeoutSeconds: 60,
    run: notifyMembers,
  }),
];

/** Turns what is worth an email into a job of its own, since nothing slow may hold up the events. */
export const notificationSubscriber: Subscriber = {
  events: ['lead.captured', 'conversation.person-wanted', 'usage.warned'],
  async handle(services, workspaceId, event) {
    if (!isNotifiable(event)) return;
    await services.jobs.addJob<Notification>(services.db, { name: notifyJob, data: { workspaceId, event } });
  },
};
