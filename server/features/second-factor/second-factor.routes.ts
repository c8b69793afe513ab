import type { Hono } from 'hono';
import * as contract from '#contract/second-factor/second-factor.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { startSecondFactor } from './start-second-factor.ts';

export function bindSecondFactor(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.startSecondFactor, ({ signedIn, body }) =>
    startSecondFactor(services, signedIn, body.password),
  );
  bindEndpoint(app, services, contract.confirmSecondFactor, async ({ signedIn, body }) => ({
    recoveryCodes: await confirmSecondFactor(services, signedIn.user.id, body.code),
  }));
  bindEndpoint(app, services, contract.disableSecondFactor, async ({ signedIn, body }) => {
    await disableSecondFactor(services, signedIn.user.id, body);
    return {};
  });
}
