import type { Services } from '#server/context.ts';
import { tokenSignature } from '#server/http/tokens/token-signature.ts';

/** What is stored of an emailed code: keyed, since so few digits could be tried through by anyone who reads the table. */
export function hashConfirmationCode({ secretKey }: Services, userId: string, code: string): string {
  return tokenSignature(secretKey, `confirmation code of ${userId}`, code).toString('hex');
}
