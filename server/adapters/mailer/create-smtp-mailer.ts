import { createTransport, type NodemailerError } from 'nodemailer';
import { type EmailAddress, EmailError, type Mailer } from '#server/ports/mailer.ts';
import { messageOptions } from './message-options.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  from: EmailAddress;
  /** Longest wait for the connection, the greeting and each answer, in milliseconds. */
  timeoutMs?: number;
  /** Longest time for a whole email: a server that drips its answers keeps no worker. */
  emailTimeoutMs?: number;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/**
 * Sends by a mail server. Where a password is sent or the port is the one for submission, TLS is required, except on
 * this very machine.
 */
export function createSmtpMailer({
  url,
  from,
  timeoutMs = 10_000,
  emailTimeoutMs = 60_000,
}: SmtpOptions): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const portNumber = port === '' ? (isSecure ? 465 : 587) : Number(port);
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    // The rows of our own queue are the memory of what was not sent.
    maxRequeues: 0,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: portNumber,
    secure: isSecure,
    requireTLS: !isSecure && !loopback.test(hostname) && (username !== '' || portNumber === 587),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });

  return {
    async sendEmail(email, signal) {
      const options = messageOptions(email.from ?? from, email);
      const late = AbortSignal.timeout(emailTimeoutMs);
      try {
        await transport.sendMail({ ...options, signal: AbortSignal.any([signal, late]) });
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted)
          throw new EmailError('temporary', 'The mail server took too long.', { cause: error });
        throw explain(error as NodemailerError);
      }
    },
    deleteEmailsTo: async () => 0,
    async close() {
      transport.close();
    },
  };
}

/**
 * Only a refusal of this recipient or this email is for good. A refused password or sender is a setting that the
 * operator can fix while the email waits.
 */
function explain(error: NodemailerError): EmailError {
  const isAboutEmail = error.code === 'EMESSAGE' || error.command === 'RCPT TO';
  const isPermanent = error.permanent === true && isAboutEmail;
  const reply = error.responseCode === undefined ? '' : ` (${error.responseCode})`;
  return new EmailError(isPermanent ? 'permanent' : 'temporary', `${sentenceOf(error)}${reply}`, {
    cause: error,
  });
}

function sentenceOf(error: NodemailerError): string {
  if (error.command === 'RCPT TO') return 'The mail server refused the recipient.';
  switch (error.code) {
    case 'EMESSAGE':
      return 'The mail server refused the email.';
    case 'EENVELOPE':
      return 'The mail server refused the sender. Check MAIL_FROM.';
    case 'EAUTH':
      return 'The mail server refused the user name or password. Check SMTP_URL.';
    case 'ETLS':
      return 'The encrypted connection to the mail server could not be opened. Check SMTP_URL.';
    case 'ETIMEDOUT':
      return 'The mail server took too long.';
    case 'EDNS':
      return 'The mail server was not found. Check SMTP_URL.';
    default:
      return 'The connection to the mail server failed or broke off.';
  }
}
