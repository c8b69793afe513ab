import { createInterface } from 'node:readline';
import type { Order } from '#core/billing/billing-account.ts';
import type { Context } from '#server/context.ts';
import { connectDatabase } from '#server/database/connect-database.ts';
import { changeAccount } from '#server/features/billing/account/change-account.ts';
import { syncDueAccounts } from '#server/features/billing/account/sync-due-accounts.ts';
import { createBillingServices } from './create-billing-services.ts';

/** One line of its input: an account to change, or accounts that are due to be read; at a time of the local Stripe. */
export type BillingTask =
  | { kind: 'change'; now: string; workspaceId: string; order: Order }
  | { kind: 'read-due'; now: string };

/**
 * A separate process that does what it gets from standard input, so that a benchmark can kill it:
 * `node billing-process.ts DATABASE STRIPE`. It says `ready` once it can work, and `done` or the error after each task.
 */
const [connectionString = '', stripeOrigin = ''] = process.argv.slice(2);
const connection = connectDatabase({ connectionString, onError: () => undefined });
let now = new Date();
const services = createBillingServices({ connection, stripeOrigin, clock: { now: () => now } });
await connection.pool.query('select 1');
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const task = JSON.parse(line) as BillingTask;
  now = new Date(task.now);
  try {
    if (task.kind === 'read-due') await syncDueAccounts(services, new AbortController().signal);
    else {
      const ctx: Context = {
        ...services,
        workspace: { id: task.workspaceId, plan: 'free', addOns: {} },
        actor: { kind: 'user', userId: 'usr_bench', role: 'owner' },
      };
      await changeAccount(ctx, (payments, given) => payments.change({ ...given, order: task.order }));
    }
    process.stdout.write('done\n');
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  }
}
