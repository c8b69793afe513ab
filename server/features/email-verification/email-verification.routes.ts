import type { Hono } from 'hono';
import * as contract from '#contract/email-verification.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { sendVerification } from './send-verification.ts';
import { verifyEmail } from './verify-email.ts';

const done = (message: string) => ({ success: true as const, message });

export function bindEmailVerification(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.sendVerification, async ({ signedIn }) => {
    const isSent = await sendVerification(services, signedIn.user.id);
    return done(isSent ? 'The link is on its way.' : 'Your address is verified already.');
  });
  bindEndpoint(app, services, contract.verifyEmail, async ({ signedIn, body }) => {
    await verifyEmail(services, signedIn.user, body.token);
    return done('Your address is verified.');
  });
}
