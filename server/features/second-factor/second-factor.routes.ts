import type { Hono } from 'hono';
import * as contract from '#contract/second-factor.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { startTwoFactor } from './start-two-factor.ts';

export function bindSecondFactor(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.startTwoFactor, ({ signedIn, body }) =>
    startTwoFactor(services, signedIn.user, body.password),
  );
  bindEndpoint(app, services, contract.confirmTwoFactor, async ({ signedIn, body }) => ({
    recoveryCodes: await confirmTwoFactor(services, signedIn.user.id, body.code),
  }));
  bindEndpoint(app, services, contract.disableTwoFactor, async ({ signedIn, body }) => {
    await disableTwoFactor(services, signedIn.user.id, body);
    return {};
  });
}
