import * as openid from 'openid-client';
import type { Services } from '#server/context.ts';
import { googleProvider } from './google-provider.ts';
import { googleRedirectUri } from './google-redirect-uri.ts';

/** What the browser must bring back for Google's answer to count. */
export interface GoogleChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Where to send a browser to sign in with Google: authorization code with PKCE (RFC 7636), state and nonce. */
export async function startGoogle(services: Services): Promise<{ url: URL; checks: GoogleChecks }> {
  const provider = await googleProvider(services);
  const checks = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    codeVerifier: openid.randomPKCECodeVerifier(),
  };
  const url = openid.buildAuthorizationUrl(provider, {
    redirect_uri: googleRedirectUri(services),
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return { url, checks };
}
