import { confirmationMinutes } from '#contract/confirmation/confirmation.ts';
import { failure } from '#server/failure.ts';
import type { Clock } from '#server/ports/clock.ts';

/**
 * Refuses with `confirmation-needed` unless the user of a session has proven within the last minutes who they are: a
 * session alone, which may be stolen, must not make new ways in.
 */
export function requireRecentConfirmation(
  { clock }: { clock: Clock },
  { confirmedAt }: { confirmedAt: Date | null },
  minutes = confirmationMinutes,
): void {
  const oldest = clock.now().getTime() - minutes * 60_000;
  if (confirmedAt === null || confirmedAt.getTime() < oldest) throw failure('confirmation-needed');
}
