import type { Context as HonoContext } from 'hono';
import type { SignInAnswer } from '#contract/sign-in/sign-in.schemas.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { linkGoogle } from '#server/features/credentials/link-google.ts';
import { hasSecondFactor } from '#server/features/second-factor/has-second-factor.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { markEmailVerified } from '#server/features/users/mark-email-verified.ts';
import { googleLinkStep } from './google-link-step.ts';
import { secondFactorStep } from './second-factor-step.ts';

interface SignIn {
  user: User;
  remember: boolean;
  clientAddress: string;
  /** Whether a second factor has been shown, or the first was as good as two. */
  isSecondFactorShown: boolean;
  /** By Google: someone else may use a browser that is still signed in there, so it confirms nobody. */
  isByGoogle?: boolean;
}

/**
 * The one way to a session: gives it, or, where two-factor is on and a code not yet shown, a cookie for the step that
 * is due. A link to Google that waited for the password is made with the session.
 */
export async function completeSignIn(
  services: Services,
  http: HonoContext,
  { user, remember, clientAddress, isSecondFactorShown, isByGoogle = false }: SignIn,
): Promise<SignInAnswer> {
  if (!isSecondFactorShown && (await hasSecondFactor(services, user.id))) {
    const startedAtMs = services.clock.now().getTime();
    secondFactorStep.set(http, services, { userId: user.id, remember, startedAtMs });
    return {
      success: true,
      secondFactor: 'totp',
      message: 'Enter the code of your authenticator to finish signing in.',
    };
  }
  const isConfirmed = isSecondFactorShown || !isByGoogle;
  await startSession(services, http, { userId: user.id, remember, clientAddress, isConfirmed });

  const link = googleLinkStep.read(http, services);
  if (link !== null) {
    if (link.userId === user.id) {
      await withTransaction(services, async (services) => {
        await linkGoogle(services, link);
        await recordAudit(services, { action: 'google.linked', workspaceId: null, userId: link.userId });
        if (link.isMailboxProven) await markEmailVerified(services, user);
        await emailSecurityChange(services, [user.id], { change: 'google-linked' });
      });
    }
    googleLinkStep.clear(http, services);
  }
  return { success: true, user, message: 'Login successful' };
}
