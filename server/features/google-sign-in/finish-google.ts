import type { Context as HonoContext } from 'hono';
import { paths } from '#contract/page-addresses.ts';
import { secondFactorDueQuery } from '#contract/second-factor/second-factor.ts';
import type { Services } from '#server/context.ts';
import { readSession } from '#server/features/sessions/read-session.ts';
import { completeSignIn } from '#server/features/sign-in/complete-sign-in.ts';
import { googleLinkStep } from '#server/features/sign-in/google-link-step.ts';
import { findGoogleUser } from './find-google-user.ts';
import { GoogleFailure } from './google-failure.ts';
import { googleStep } from './google-step.ts';
import { readGoogleAnswer } from './read-google-answer.ts';

/**
 * Takes Google's answer and signs in. It counts only in the browser that began, within ten minutes, once.
 * @returns the path to go on to. Throws a `GoogleFailure`.
 */
export async function finishGoogle(
  services: Services,
  http: HonoContext,
  clientAddress: string,
): Promise<string> {
  const begun = googleStep.read(http, services);
  googleStep.clear(http, services);
  const query = new URL(http.req.url).searchParams;
  if (begun === null || query.get('state') !== begun.state) throw new GoogleFailure('google-expired');

  const identity = await readGoogleAnswer(services, query, begun);
  const found = await findGoogleUser(services, identity, {
    code: begun.referralCode,
    signedInUserId: (await readSession(services, http.req.raw.headers))?.user.id ?? null,
  });
  if (!('user' in found)) {
    googleLinkStep.set(http, services, {
      userId: found.passwordRequiredOf,
      subject: identity.subject,
      isMailboxProven: identity.isAuthoritative,
    });
    throw new GoogleFailure('google-password-required');
  }
  const answer = await completeSignIn(services, http, {
    user: found.user,
    remember: false,
    clientAddress,
    isSecondFactorShown: false,
    isByGoogle: true,
  });
  if ('user' in answer) return begun.next;
  return `${paths.login}?${new URLSearchParams({ [secondFactorDueQuery]: 'due', next: begun.next })}`;
}
