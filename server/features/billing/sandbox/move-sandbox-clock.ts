import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { changeAccount } from '../account/change-account.ts';

/**
 * Moves the clock of the workspace in the sandbox to what happens next by itself, such as a renewal. `not-found` outside the
 * sandbox, `cannot-process` where nothing comes next.
 */
export async function moveSandboxClock(ctx: Context): Promise<void> {
  const desk = ctx.payments?.desk ?? null;
  if (desk === null) throw failure('not-found');
  await changeAccount(ctx, (_payments, { customerId }) => desk.moveClock(customerId));
}
