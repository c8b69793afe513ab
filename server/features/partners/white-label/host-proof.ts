import type { Services } from '#server/context.ts';
import { tokenSignature } from '#server/http/tokens/token-signature.ts';

/** What this installation answers under a host: another server that the host leads to does not know it. */
export function hostProof({ secretKey }: Pick<Services, 'secretKey'>, host: string): string {
  return tokenSignature(secretKey, 'white-label-host', host).toString('base64url');
}
