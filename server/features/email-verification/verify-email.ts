import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { markEmailVerified } from '#server/features/users/mark-email-verified.ts';
import { readVerificationToken } from './read-verification-token.ts';

/** Takes the address as verified; a link that is used again does no harm. `invalid-input` for one that is none. */
export async function verifyEmail(services: Services, token: string): Promise<void> {
  const content = readVerificationToken(services, token);
  const verified =
    content === null
      ? false
      : await markEmailVerified(services, { id: content.userId, email: content.email });
  if (!verified) {
    throw failure('invalid-input', {
      message: 'This link is no longer valid. Sign in and ask for a new one.',
    });
  }
}
