import type { Email } from '#core/emails/email.ts';
import type { EmailOn } from '#core/emails/email-scopes.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { installationUrl } from '#server/installation-url.ts';
import type { EmailAddress } from '#server/ports/mailer.ts';
import { labelOfAccount } from '#server/white-label/label-of-account.ts';
import type { WhiteLabel } from '#server/white-label/white-label.ts';
import type { EmailLabel } from './email-label.ts';
import { emails } from './emails.table.ts';
import { queueAttempt } from './queue-attempt.ts';

/** Its type demands the workspace or the account of an email, so that none is queued without its white label. */
type EmailToQueue = {
  to: EmailAddress;
  /** When its links expire: after that it is not sent. */
  usefulUntil?: Date;
} & (
  | { email: EmailOn<'workspace'>; workspaceId: string }
  | { email: EmailOn<'account'>; userId: string }
  | { email: EmailOn<'installation'> }
);

/**
 * Queues an email and answers its id. In a transaction (`services.db`) it is sent if and only if that commits; then at
 * least once, with attempts over a day while the mail server does not accept it. Its brand and the host of its links are
 * those of the white label of its workspace or account, whatever the host of the request.
 */
export async function queueEmail(
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'config' | 'labels'>,
  toQueue: EmailToQueue,
): Promise<string> {
  const { to, email, usefulUntil } = toQueue;
  const id = createId('mail');
  const label = await labelOf(services, toQueue);
  await services.db.insert(emails).values({
    id,
    kind: email.kind,
    toAddress: to.address,
    toName: to.name ?? '',
    email: leadTo(email, baseUrl(services.config), label?.origin ?? installationUrl(services.config)),
    label: label && keptOf(label),
    usefulUntil: usefulUntil ?? null,
    createdAt: services.clock.now(),
  });
  await queueAttempt(services, id, 0, 'workspaceId' in toQueue ? toQueue.workspaceId : undefined);
  return id;
}

function labelOf(
  services: Pick<Services, 'db' | 'labels'>,
  toQueue: EmailToQueue,
): Promise<WhiteLabel | null> | WhiteLabel | null {
  if ('workspaceId' in toQueue) return services.labels.ofWorkspace(toQueue.workspaceId);
  return 'userId' in toQueue ? labelOfAccount(services, toQueue.userId) : null;
}

const keptOf = ({ name, supportEmail, color, origin, senderEmail }: WhiteLabel): EmailLabel => ({
  name,
  slogan: '',
  supportEmail,
  color,
  origin,
  senderEmail,
});

/** The same email with its links at another of our hosts. */
function leadTo(email: Email, from: string, to: string): Email {
  if (from === to) return email;
  const isLink = (key: string, value: unknown): value is string =>
    /url$/i.test(key) && typeof value === 'string' && value.startsWith(`${from}/`);
  return JSON.parse(JSON.stringify(email), (key, value: unknown) =>
    isLink(key, value) ? to + value.slice(from.length) : value,
  ) as Email;
}
