import type { Services } from '#server/context.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser signs with a passkey (`navigator.credentials.get`); the same for everybody but its challenge. */
export async function startPasskeyLogin(services: Services) {
  const { rpID } = relyingParty(services);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
}
