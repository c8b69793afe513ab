import { and, eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { emails } from './emails.table.ts';
import { endEmail } from './end-email.ts';
import type { SendJob } from './send-job.ts';

/** Ends an email that could not even be attempted, so that it does not wait forever. */
export async function giveUpEmail(services: Services, { emailId }: SendJob): Promise<void> {
  const [row] = await services.db
    .select()
    .from(emails)
    .where(and(eq(emails.id, emailId), eq(emails.status, 'queued')));
  if (row !== undefined) await endEmail(services, row, 'failed', 'Something went wrong on our side.');
}
