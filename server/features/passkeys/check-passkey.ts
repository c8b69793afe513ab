import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { user } from '#server/features/users/users.table.ts';
import { consumeOnce } from './consume-once.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { passkey } from './passkeys.table.ts';
import { relyingParty } from './relying-party.ts';

const challengeMs = 5 * 60_000;

interface PasskeyLogin {
  credential: { id: string };
  challenge: string;
  clientAddress: string;
}

const handleSchema = z.object({ response: z.object({ userHandle: z.string().optional() }) });

/**
 * Who signs in with a passkey, and whether the passkey made sure that it is them (by finger, face or code). A
 * challenge is good once, and a passkey that counts must have counted on. Fails with `invalid-credentials` or
 * `rate-limited`.
 */
export async function checkPasskey(
  services: Services,
  { credential, challenge, clientAddress }: PasskeyLogin,
): Promise<{ user: User; isUserVerified: boolean }> {
  const { db, clock, rateLimiter } = services;
  await rateLimiter.hit(['passkey-sign-in-from-address', clientAddress]);
  const [found] = await db
    .select({ passkey, user })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.credentialId, credential.id));
  if (found === undefined) throw unknown();
  const { rpID, origin } = relyingParty(services);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const result = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: found.passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(found.passkey.publicKey, 'base64url')),
      counter: found.passkey.counter,
    },
    requireUserVerification: false,
  }).catch((error: unknown) => {
    services.log.info({ err: error }, 'a sign-in with a passkey was refused');
    throw unknown();
  });
  if (!result.verified || !isHandleOf(credential, found.user.id)) throw unknown();
  if (!(await consumeOnce(services, challenge, new Date(clock.now().getTime() + challengeMs))))
    throw unknown();

  const { newCounter, userVerified } = result.authenticationInfo;
  const counted = await db
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: clock.now() })
    .where(
      and(
        eq(passkey.id, found.passkey.id),
        newCounter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, newCounter),
      ),
    )
    .returning({ id: passkey.id });
  if (counted.length === 0) throw unknown();
  return { user: presentUser(found.user), isUserVerified: userVerified };
}

/** The passkey itself says for whom it was made, where it says anything. */
function isHandleOf(credential: object, userId: string): boolean {
  const handle = handleSchema.safeParse(credential).data?.response.userHandle;
  return handle === undefined || Buffer.from(handle, 'base64url').toString('utf8') === userId;
}

const unknown = () =>
  failure('invalid-credentials', {
    message: 'This passkey is unknown or could not be verified. Sign in another way.',
  });
