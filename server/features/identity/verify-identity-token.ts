import { eq } from 'drizzle-orm';
import { errors, jwtVerify } from 'jose';
import { identityClockSkewSeconds, type VisitorIdentity } from '#contract/identity/identity.ts';
import { readIdentity } from '#core/identity/read-identity.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { identitySecret } from './identity.table.ts';

export interface VerifiedToken {
  identity: VisitorIdentity;
  /** Which secret it was signed with. */
  secretId: string;
}

const algorithm = 'HS256';

/**
 * Who a token (a JWT, RFC 7519, signed by HS256) is about. Throws `invalid-identity` with a sentence for the website's
 * developer for any other algorithm, a signature by none of the agent's secrets, an expiry that is past, missing or more
 * than a day away, and claims that cannot be used. Clocks may differ by a minute.
 */
export async function verifyIdentityToken(
  services: Services,
  agentId: string,
  token: string,
): Promise<VerifiedToken> {
  const secrets = await services.db
    .select({ id: identitySecret.id, secret: identitySecret.secret })
    .from(identitySecret)
    .where(eq(identitySecret.agentId, agentId));
  if (secrets.length === 0) throw refuse('This agent has no identity secret. Create one in its settings.');
  const now = services.clock.now();
  for (const { id, secret } of secrets) {
    const claims = await readClaims(token, decryptSecret(services.secretKey, id, secret), now);
    if (claims === null) continue;
    const read = readIdentity(claims, agentId, now);
    if ('problem' in read) throw refuse(read.problem);
    return { identity: read.identity, secretId: id };
  }
  throw refuse('The token is not signed with a secret of this agent.');
}

/** Null for a signature by another secret. */
async function readClaims(token: string, secret: string, now: Date): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [algorithm],
      clockTolerance: identityClockSkewSeconds,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return null;
    throw refuse(describeProblem(error));
  }
}

function describeProblem(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired. Sign a new one.';
  if (error instanceof errors.JOSEAlgNotAllowed)
    return `Sign the token with ${algorithm}; nothing else is accepted.`;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'exp')
    return 'The token needs “exp”, the time when it expires.';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf')
    return 'The token is not valid yet. Check the clock of your server.';
  if (error instanceof errors.JOSEError) return 'This is not a signed JSON Web Token.';
  throw error;
}

const refuse = (message: string) => failure('invalid-identity', { message });
