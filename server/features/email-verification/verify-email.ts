import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { markEmailVerified } from '#server/features/users/mark-email-verified.ts';
import { readVerificationToken } from './read-verification-token.ts';

/**
 * Takes the address of the signed-in user as verified; using a link again does no harm. Only they may use it: in another
 * browser it would verify the address for a stranger who registered with it. `invalid-input` for a link that is not
 * valid, `not-allowed` for that of another account.
 */
export async function verifyEmail(
  services: Services,
  { id, email }: { id: string; email: string },
  token: string,
): Promise<void> {
  const content = readVerificationToken(services, token);
  if (content !== null && content.userId !== id) {
    throw failure('not-allowed', {
      message: `This link is for another account than ${email}. Sign in to that account and open the link again.`,
    });
  }
  const isMine = content !== null && (await markEmailVerified(services, { id, email: content.email }));
  if (!isMine) {
    throw failure('invalid-input', {
      message: 'This link is no longer valid. Sign in and ask for a new one.',
    });
  }
}
