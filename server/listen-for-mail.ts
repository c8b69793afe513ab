import type { Services } from './context.ts';
import { checkRecipient } from './features/incoming-mail/check-recipient.ts';
import { handleEmail } from './features/incoming-mail/handle-email.ts';
import type { MailListener } from './ports/incoming-mail.ts';

/**
 * Listens for answers by email, on the address that `HOST` names and the port of `INCOMING_MAIL`; null where no port is
 * set.
 */
export async function listenForMail(services: Services): Promise<MailListener | null> {
  const { INCOMING_MAIL: incoming, HOST: hostname } = services.config;
  if (incoming === undefined || incoming.port === null) return null;
  const onFailure = (error: unknown): never => {
    services.log.error({ err: error }, 'an email could not be taken');
    throw error;
  };
  // Loaded only where it is used: most installations take no emails.
  const { startMailListener } = await import('./adapters/mail-listener/start-mail-listener.ts');
  return startMailListener({
    port: incoming.port,
    hostname,
    name: incoming.domain,
    checkRecipient: (address) => checkRecipient(services, address).catch(onFailure),
    handleEmail: (email) => handleEmail(services, email).catch(onFailure),
  });
}
