import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { passkey } from './passkeys.table.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser makes a passkey from (WebAuthn, `navigator.credentials.create`); its challenge must be kept. */
export async function startPasskey(
  services: Services,
  { id, email, firstname, lastname }: { id: string; email: string; firstname: string; lastname: string },
) {
  const present = await services.db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.userId, id));
  const { rpName, rpID } = relyingParty(services);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName,
    rpID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: `${firstname} ${lastname}`.trim() || email,
    attestationType: 'none',
    excludeCredentials: present,
    // Found by the browser without an address being typed.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}
