import { createApp } from '#server/create-app.ts';
import { createServices } from '#server/create-services.ts';
import { user } from '#server/features/users/users.table.ts';
import { jobHandlers, subscribers } from '#server/job-handlers.ts';
import { startWorker } from '#server/jobs/start-worker.ts';
import { readConfig } from '#server/read-config.ts';
import { shop } from './demo/demo-content.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { openCalendar } from './demo/open-calendar.ts';

/**
 * Fills the data folder (`DATA_DIR`) with a made-up shop and a month of conversations, leads and booked calls, unless it has
 * an account already. `npm run demo` runs it and then the product on that folder.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { DATA_DIR } = process.env;
if (DATA_DIR === undefined) throw new Error('DATA_DIR says which folder to fill.');

const calendar = await openCalendar();
const config = readConfig({ ...process.env, ...calendar.settings });
const { services, queue, close } = await createServices(config, DATA_DIR, say);
try {
  if ((await services.db.$count(user)) === 0) {
    const worker = await startWorker(services, queue, jobHandlers, subscribers);
    await fillDemo(createApp(services), services, { say, calendar, whenTrained: () => worker.stop() });
  }
  say(`Sign in as ${shop.owner.email} with the password “${shop.owner.password}”.`);
} finally {
  await close();
  await calendar.close();
}
process.exit(0);
