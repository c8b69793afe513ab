import { sql } from 'drizzle-orm';
import { defineJobHandler } from './define-job-handler.ts';

/** Once a day, removes what has served its time. */
export const cleanUpJob = defineJobHandler({
  name: 'operation.clean-up',
  concurrency: 1,
  everySeconds: 86_400,
  async run({ db }) {
    await db.execute(sql`delete from idempotent_answer where created_at < now() - interval '24 hours'`);
    await db.execute(sql`delete from session where expires_at < now()`);
    await db.execute(sql`delete from verification where expires_at < now()`);
  },
});
