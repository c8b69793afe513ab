import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '#contract/passkeys/passkeys.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { passkey } from './passkeys.table.ts';
import { presentPasskey } from './present-passkey.ts';
import { relyingParty } from './relying-party.ts';

/** Stores the passkey that a browser made for this challenge. `cannot-process` for any other answer. */
export async function addPasskey(
  services: Services,
  userId: string,
  { name, credential, challenge }: { name: string; credential: object; challenge: string },
): Promise<Passkey> {
  const { rpID, origin } = relyingParty(services);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const result = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    throw notGood(services, error);
  });
  if (!result.verified) throw notGood(services, undefined);
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return withTransaction(services, async (services) => {
    const [made] = await services.db
      .insert(passkey)
      .values({
        id: createId('psk'),
        userId,
        name,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.map(String),
        createdAt: services.clock.now(),
      })
      .onConflictDoNothing({ target: passkey.credentialId })
      .returning();
    if (made === undefined) throw failure('cannot-process', { message: 'This passkey is already stored.' });
    await emailSecurityChange(services, [userId], { change: 'passkey-added', what: made.name });
    await recordAudit(services, {
      action: 'passkey.added',
      workspaceId: null,
      userId,
      subject: { id: made.id, name: made.name },
    });
    return presentPasskey(made);
  });
}

function notGood(services: Services, error: unknown) {
  services.log.info({ err: error }, 'a passkey could not be verified');
  return failure('cannot-process', {
    message: 'The passkey could not be verified. Start again, in one window.',
  });
}
