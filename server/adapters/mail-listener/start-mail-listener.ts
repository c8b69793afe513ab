import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import {
  type IncomingEmail,
  largestEmail,
  type MailListener,
  type MailVerdict,
  mostEmailsAtOnce,
} from '#server/ports/incoming-mail.ts';

export interface MailListenerOptions {
  port: number;
  hostname: string;
  /** How the server names itself. */
  name: string;
  /** Asked before the email is sent. */
  checkRecipient(address: string): Promise<MailVerdict>;
  /** Gets the whole email once for all its recipients. */
  handleEmail(email: IncomingEmail): Promise<MailVerdict>;
}

const mostRecipients = 5;
const idleMs = 30_000;

/**
 * Takes emails by SMTP (RFC 5321). It relays nothing: a recipient that `checkRecipient` does not know is refused before
 * the email comes. Takes no passwords and offers no encryption of its own, as it has no certificate.
 */
export async function startMailListener(options: MailListenerOptions): Promise<MailListener> {
  const server = new SMTPServer({
    name: options.name,
    banner: 'ESMTP',
    size: largestEmail,
    rejectOversized: true,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: mostEmailsAtOnce,
    socketTimeout: idleMs,
    closeTimeout: 2_000,
    logger: false,
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= mostRecipients) return done(refusal(452, 'Too many recipients.'));
      options.checkRecipient(address).then(
        (verdict) => done(errorOf(verdict)),
        () => done(refusal(451, failed)),
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        // The rest of what is too large is not kept.
        if (stream.sizeExceeded) chunks.length = 0;
        else chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, 'This email is too large.'));
        options.handleEmail({ bytes: Buffer.concat(chunks), ...envelopeOf(session) }).then(
          (verdict) => done(errorOf(verdict)),
          () => done(refusal(451, failed)),
        );
      });
    },
  });
  // A connection that breaks off is no failure of ours.
  server.on('error', () => undefined);
  const listener = server.listen(options.port, options.hostname);
  await Promise.race([
    once(listener, 'listening'),
    once(listener, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const failed = 'Something went wrong. Please try again later.';

function envelopeOf({ envelope }: SMTPServerSession): Omit<IncomingEmail, 'bytes'> {
  return {
    recipients: envelope.rcptTo.map(({ address }) => address),
    envelopeFrom: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function errorOf(verdict: MailVerdict): Error | undefined {
  if (verdict.kind === 'taken') return undefined;
  return refusal(verdict.kind === 'later' ? 451 : 550, verdict.sentence);
}
