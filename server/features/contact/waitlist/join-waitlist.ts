import type { BodyOf } from '#contract/endpoint.ts';
import { paths } from '#contract/page-addresses.ts';
import type { joinWaitlist as endpoint } from '#contract/waitlist/waitlist.endpoints.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { waitlistEntry } from '#server/features/contact/contact.table.ts';
import { requireMailbox } from '#server/features/contact/require-mailbox.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';

/** Puts an address on the list and confirms it, once; joining again changes nothing and reads the same. */
export async function joinWaitlist(
  services: Services,
  { email, website }: BodyOf<typeof endpoint>,
  clientAddress: string,
): Promise<void> {
  await services.rateLimiter.hit(['waitlist-from-address', clientAddress]);
  const address = requireMailbox(email);
  if (website !== undefined && website !== '') return;
  await withTransaction(services, async (services) => {
    const [joined] = await services.db
      .insert(waitlistEntry)
      .values({ email: address, createdAt: services.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (joined === undefined) return;
    await queueEmail(services, {
      to: { address },
      email: { kind: 'waitlist-confirmation', url: baseUrl(services.config) + paths.chatgenie },
    });
  });
}
