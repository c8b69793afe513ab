import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Subscriber } from '#server/jobs/outbox/subscriber.ts';
import { recordCommissions } from './commissions/record-commissions.ts';
import { checkLabelRecords } from './white-label/check-label-records.ts';

const settleJob = 'partners.settle-commissions';

export const partnerJobs: readonly JobHandler[] = [
  defineJobHandler<{ workspaceId: string }>({
    name: settleJob,
    concurrency: 1,
    timeoutSeconds: 60,
    run: (services, { workspaceId }) => recordCommissions(services, workspaceId),
  }),
  defineJobHandler({
    name: 'partners.check-label-records',
    concurrency: 1,
    everySeconds: 86_400,
    run: (services, _data, signal) => checkLabelRecords(services, signal),
  }),
];

/** What was paid or paid back changes the ledger of the partner who brought the workspace. */
export const commissionSubscriber: Subscriber = {
  events: ['billing.changed'],
  async handle(services, happened) {
    for (const workspaceId of new Set(happened.map((each) => each.workspaceId)))
      await services.jobs.addJob(services.db, { name: settleJob, data: { workspaceId } });
  },
};
