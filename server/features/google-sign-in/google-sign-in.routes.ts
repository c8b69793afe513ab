import type { Hono } from 'hono';
import * as googleSignIn from '#contract/google-sign-in/google-sign-in.endpoints.ts';
import * as signIn from '#contract/sign-in/sign-in.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { isGoogleConfigured } from './is-google-configured.ts';
import { redirectToGoogle } from './redirect-to-google.ts';
import { returnFromGoogle } from './return-from-google.ts';

export function bindGoogleSignIn(app: Hono, services: Services): void {
  bindEndpoint(app, services, signIn.getSignInMethods, async () => ({
    google: isGoogleConfigured(services),
    passkey: true,
  }));
  bindEndpoint(app, services, googleSignIn.startGoogle, ({ http, query, clientAddress }) =>
    redirectToGoogle(services, http, query, clientAddress),
  );
  bindEndpoint(app, services, googleSignIn.finishGoogle, ({ http, clientAddress }) =>
    returnFromGoogle(services, http, clientAddress),
  );
}
