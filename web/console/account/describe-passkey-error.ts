import { describeError } from '#web/lib/call-error.ts';

/** What browsers throw about passkeys is written for programmers; these are the sentences for their users. */
export function describePasskeyError(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was used: the request was cancelled or took too long. You can try again.';
  }
  if (name === 'InvalidStateError') return 'This device already has a passkey for this account.';
  if (name === 'SecurityError')
    return 'Passkeys only work when this site is open at its own address over HTTPS.';
  if (name === 'NotSupportedError') return 'This device cannot create a passkey for this site.';
  return describeError(error);
}
