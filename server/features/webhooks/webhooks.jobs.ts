import type { EventName } from '#contract/events.ts';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Subscriber } from '#server/jobs/outbox/subscriber.ts';
import { cleanUpDeliveries } from './deliveries/clean-up-deliveries.ts';
import { deliverDue } from './deliveries/deliver-due.ts';
import { possibleEvents } from './deliveries/possible-events.ts';
import { recordDeliveries } from './deliveries/record-deliveries.ts';
import { startDue } from './deliveries/start-due.ts';
import { deleteHooksOfRevokedKeys } from './hooks/delete-hooks-of-revoked-keys.ts';
import { type DeliverJob, deliverJob, deliverSlowlyJob, startDueJob } from './webhook-jobs.ts';

/**
 * One run for each webhook at a time: the schedule of attempts is in the rows, not in the queue's retries. Runs mostly wait for
 * answers, so there can be many.
 */
const deliver = { concurrency: 10, concurrencyPerGroup: 1, timeoutSeconds: 120, retries: 1 };

export const webhookJobs: readonly JobHandler[] = [
  defineJobHandler<DeliverJob>({
    ...deliver,
    name: deliverJob,
    run: (services, data, signal) => deliverDue(services, data, 'quick', signal),
  }),
  defineJobHandler<DeliverJob>({
    ...deliver,
    name: deliverSlowlyJob,
    run: (services, data, signal) => deliverDue(services, data, 'slow', signal),
  }),
  defineJobHandler({
    name: startDueJob,
    concurrency: 1,
    timeoutSeconds: 60,
    everySeconds: 30,
    run: (services) => startDue(services),
  }),
  defineJobHandler({
    name: 'webhooks.clean-up',
    concurrency: 1,
    everySeconds: 3_600,
    run: async (services) => {
      await cleanUpDeliveries(services);
      await deleteHooksOfRevokedKeys(services);
    },
  }),
];

export const webhookSubscriber: Subscriber = {
  events: Object.keys(possibleEvents) as EventName[],
  handle: recordDeliveries,
};
