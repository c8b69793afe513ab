import type { World } from '#server/context.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser signs with a passkey (`navigator.credentials.get`); the same for everybody but its challenge. */
export async function startPasskeyLogin(world: World) {
  const { rpID } = relyingParty(world);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
}
