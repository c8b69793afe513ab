import * as openid from 'openid-client';
import { z } from 'zod';
import type { Services } from '#server/context.ts';
import { GoogleFailure } from './google-failure.ts';
import { googleProvider } from './google-provider.ts';
import { googleRedirectUri } from './google-redirect-uri.ts';
import type { GoogleChecks } from './start-google.ts';

/** Whom Google says it is. */
export interface GoogleIdentity {
  /** The only thing about a Google account that never changes. */
  subject: string;
  email: string;
  firstname: string;
  lastname: string;
  /** Whether Google itself runs the mailbox, so that nobody else can have the address: gmail.com or a Workspace. */
  isAuthoritative: boolean;
}

const nameClaim = z.string().trim().max(100).catch('');
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  given_name: nameClaim,
  family_name: nameClaim,
  hd: z.string().toLowerCase().optional().catch(undefined),
});

/**
 * Exchanges the code of Google's answer and reads the ID token, checked against what was kept when it began
 * (OpenID Connect Core 1.0, section 3.1.3.7). Throws a `GoogleFailure`.
 * @param query of the callback, as the browser brought it
 */
export async function readGoogleAnswer(
  services: Services,
  query: URLSearchParams,
  { state, nonce, codeVerifier }: GoogleChecks,
): Promise<GoogleIdentity> {
  // The address that the browser saw, whatever proxies made of it.
  const url = new URL(googleRedirectUri(services));
  url.search = query.toString();
  let claims: openid.IDToken | undefined;
  try {
    const tokens = await openid.authorizationCodeGrant(await googleProvider(services), url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    claims = tokens.claims();
  } catch (error) {
    throw translate(error);
  }
  const { data, error } = claimsSchema.safeParse(claims);
  if (data === undefined) throw new GoogleFailure('google-failed', { cause: error });
  if (!data.email_verified) throw new GoogleFailure('google-email-unverified');
  const domain = data.email.slice(data.email.lastIndexOf('@') + 1);
  return {
    subject: data.sub,
    email: data.email,
    firstname: data.given_name,
    lastname: data.family_name,
    isAuthoritative: domain === 'gmail.com' || (data.hd !== undefined && data.hd === domain),
  };
}

function translate(error: unknown): GoogleFailure {
  const options = { cause: error };
  if (error instanceof openid.AuthorizationResponseError) {
    const isCancelled = error.error === 'access_denied';
    return new GoogleFailure(isCancelled ? 'google-cancelled' : 'google-failed', options);
  }
  const isOutage =
    error instanceof TypeError ||
    (error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT') ||
    (error instanceof openid.ClientError && statusOf(error) >= 500) ||
    (error instanceof openid.ResponseBodyError && error.status >= 500);
  return new GoogleFailure(isOutage ? 'google-unavailable' : 'google-failed', options);
}

const statusOf = ({ cause }: Error): number => (cause instanceof Response ? cause.status : 0);
