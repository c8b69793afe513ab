import type { Hono } from 'hono';
import * as contract from '#contract/account-security.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { isGoogleConfigured } from './google-provider.ts';
import { redirectToGoogle, returnFromGoogle } from './redirect-google.ts';

export function bindGoogleSignIn(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getSignInMethods, async () => ({
    google: isGoogleConfigured(services),
    passkey: true,
  }));
  bindEndpoint(app, services, contract.startGoogle, ({ http, query, clientAddress }) =>
    redirectToGoogle(services, http, query, clientAddress),
  );
  bindEndpoint(app, services, contract.finishGoogle, ({ http, clientAddress }) =>
    returnFromGoogle(services, http, clientAddress),
  );
}
