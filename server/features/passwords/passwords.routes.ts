import type { Hono } from 'hono';
import * as contract from '#contract/passwords/passwords.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const done = (message: string) => ({ success: true as const, message });

export function bindPasswords(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.requestPasswordReset, async ({ body, clientAddress }) => {
    await requestPasswordReset(services, body, clientAddress);
    return done('If there is an account with this address, a link to choose a new password is on its way.');
  });
  bindEndpoint(app, services, contract.resetPassword, async ({ body, clientAddress }) => {
    await resetPassword(services, body, clientAddress);
    return done('Your password is changed. Sign in with the new one.');
  });
  bindEndpoint(app, services, contract.changePassword, async ({ signedIn, body }) => {
    await changePassword(services, signedIn, body);
    return done('Your password is changed, and all other sessions have ended.');
  });
}
