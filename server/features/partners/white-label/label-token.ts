import type { Services } from '#server/context.ts';
import { tokenSignature } from '#server/http/tokens/token-signature.ts';

/** What the TXT record of a host says so that it is this partner's. It is no secret, and always the same. */
export function labelToken(
  { secretKey }: Pick<Services, 'secretKey'>,
  partnerId: string,
  host: string,
): string {
  return tokenSignature(secretKey, 'white-label-of-partner', `${partnerId} ${host}`).toString('base64url');
}
