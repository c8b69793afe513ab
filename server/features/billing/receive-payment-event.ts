import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { syncDueJob } from './account/sync-due-job.ts';
import { billingAccount } from './billing.table.ts';

/**
 * Receives a message of the payment provider: its account is due to be read, whatever the message says. So it does not matter in
 * which order messages come, how often, or which are lost. `not-allowed` for one that the provider has not signed.
 * @param body as it came, byte by byte
 */
export async function receivePaymentEvent(
  services: Services,
  body: Uint8Array,
  signature: string,
): Promise<void> {
  const { payments, db, clock, jobs } = services;
  const notice = (await payments?.readNotice(body, signature)) ?? null;
  if (payments === null || notice === null)
    throw failure('not-allowed', { message: 'The signature of this message is not valid.' });
  if (notice.customerId === null) return;
  const due = await db
    .update(billingAccount)
    .set({ syncDueAt: clock.now() })
    .where(
      and(eq(billingAccount.provider, payments.provider), eq(billingAccount.customerId, notice.customerId)),
    )
    .returning({ id: billingAccount.id });
  // Several messages come at once about one thing: they are read once, a moment later.
  if (due.length > 0)
    await jobs.addJob(db, { name: syncDueJob, data: {}, singletonKey: 'messages', startAfterSeconds: 1 });
}
