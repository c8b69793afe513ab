import type { Hono } from 'hono';
import * as contract from '#contract/confirmation/confirmation.endpoints.ts';
import { confirmationMinutes } from '#contract/confirmation/confirmation.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { findConfirmationMethod } from './find-confirmation-method.ts';
import { sendConfirmationCode } from './send-confirmation-code.ts';

export function bindConfirmation(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getConfirmation, async ({ signedIn: { user, confirmedAt } }) => {
    const untilMs = (confirmedAt?.getTime() ?? 0) + confirmationMinutes * 60_000;
    return {
      method: await findConfirmationMethod(services, user.id),
      confirmedUntil: untilMs < services.clock.now().getTime() ? null : new Date(untilMs).toISOString(),
    };
  });
  bindEndpoint(app, services, contract.confirmIdentity, async ({ signedIn, body }) => ({
    confirmedUntil: (await confirmIdentity(services, signedIn, body)).toISOString(),
  }));
  bindEndpoint(app, services, contract.sendConfirmationCode, async ({ signedIn }) => {
    await sendConfirmationCode(services, signedIn.user);
    return {};
  });
}
