import type { Hono } from 'hono';
import * as contract from '#contract/email-verification/email-verification.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { sendVerification } from './send-verification.ts';
import { verifyEmail } from './verify-email.ts';

/** Without a mail server, only the person who runs the installation can read the email. */
const storedSentence = 'No mail server is set up here: the email is in the folder “mail” of the data folder.';

const done = (message: string) => ({ success: true as const, message });

export function bindEmailVerification(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.sendVerification, async ({ signedIn }) => {
    const isSent = await sendVerification(services, signedIn.user.id);
    if (!isSent) return done('Your address is already verified.');
    return done(services.config.SMTP_URL === undefined ? storedSentence : 'The link is on its way.');
  });
  bindEndpoint(app, services, contract.verifyEmail, async ({ signedIn, body }) => {
    await verifyEmail(services, signedIn.user, body.token);
    return done('Your address is verified.');
  });
}
