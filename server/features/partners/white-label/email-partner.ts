import { eq } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { EmailOf } from '#core/emails/email.ts';
import type { Services } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { user } from '#server/features/users/users.table.ts';
import { installationUrl } from '#server/installation-url.ts';

type LabelEmail = EmailOf<'white-label-record'> | EmailOf<'white-label-removed'>;
/** Each kind without the link, which leads to the page of the white label. */
type WithoutUrl<Email> = Email extends unknown ? Omit<Email, 'url'> : never;

/** Emails a partner about their white label. */
export async function emailPartner(
  services: Services,
  partnerId: string,
  email: WithoutUrl<LabelEmail>,
): Promise<void> {
  const [partner] = await services.db
    .select({ email: user.email, firstname: user.firstname })
    .from(user)
    .where(eq(user.id, partnerId));
  if (partner === undefined) return;
  await queueEmail(services, {
    to: { name: partner.firstname, address: partner.email },
    email: { ...email, url: installationUrl(services.config) + paths.partnerWhiteLabel },
  });
}
