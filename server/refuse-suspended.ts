import type { Workspace } from './context.ts';
import { failure } from './failure.ts';

/** Throws `workspace-suspended`, with the reason, while the operator has suspended the workspace. */
export function refuseSuspended({ suspendedReason }: Workspace): void {
  if (!suspendedReason) return;
  throw failure('workspace-suspended', {
    message: `This workspace is suspended: ${suspendedReason} Contact us to resume it.`,
  });
}
