import type { Services } from '#server/context.ts';

export const waitingMessagesJob = 'contact.email-waiting-messages';

const pauseSeconds = 3_600;

/** Queues the next joint email to the operator, once however many messages wait for it. */
export async function queueWaitingMessages({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.addJob(db, {
    name: waitingMessagesJob,
    data: {},
    startAfterSeconds: pauseSeconds,
    singletonKey: waitingMessagesJob,
  });
}
