import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { World } from '#server/context.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser signs with a passkey (`navigator.credentials.get`); the same for everybody but its challenge. */
export function startPasskeyLogin(world: World) {
  const { rpID } = relyingParty(world);
  return generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
}
