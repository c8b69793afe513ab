import { lt } from 'drizzle-orm';
import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { keptReplyAddressMs } from './kept-reply-address-ms.ts';
import { replyAddress } from './reply-addresses.table.ts';

export const replyAddressJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'reply-addresses.clean-up',
    concurrency: 1,
    everySeconds: 86_400,
    async run({ db, clock }) {
      const before = new Date(clock.now().getTime() - keptReplyAddressMs);
      await db.delete(replyAddress).where(lt(replyAddress.createdAt, before));
    },
  }),
];
