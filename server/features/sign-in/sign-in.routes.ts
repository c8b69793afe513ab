import type { Hono } from 'hono';
import * as security from '#contract/second-factor/second-factor.endpoints.ts';
import * as signIn from '#contract/sign-in/sign-in.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { checkCredentials } from './check-credentials.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { finishSecondFactor } from './finish-second-factor.ts';
import { secondFactorStep } from './second-factor-step.ts';

export function bindSignIn(app: Hono, services: Services): void {
  bindEndpoint(app, services, signIn.login, async ({ body, http, clientAddress }) => {
    const user = await checkCredentials(services, body, { http, clientAddress });
    const remember = body.remember ?? false;
    return completeSignIn(services, http, { user, remember, clientAddress, isSecondFactorShown: false });
  });

  bindEndpoint(app, services, security.verifySecondFactor, async ({ http, body, clientAddress }) => {
    const begun = secondFactorStep.read(http, services);
    const user = await finishSecondFactor(services, begun, body.code);
    secondFactorStep.clear(http, services);
    const remember = begun?.remember ?? false;
    await completeSignIn(services, http, { user, remember, clientAddress, isSecondFactorShown: true });
    return { success: true as const, message: 'Login successful', user };
  });
}
