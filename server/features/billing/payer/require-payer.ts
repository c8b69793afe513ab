import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findOtherPayer } from './find-other-payer.ts';

/** `not-allowed` where a partner pays for the workspace and this is somebody else. */
export async function requirePayer(ctx: Context): Promise<void> {
  const payer = await findOtherPayer(ctx);
  if (payer === null) return;
  throw failure('not-allowed', {
    message: `${payer.name} pays for this workspace. Ask them to change the plan.`,
  });
}
