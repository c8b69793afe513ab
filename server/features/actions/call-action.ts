import type { ActionCall, ActionValues } from '#contract/actions/actions.schemas.ts';
import { describeCall } from '#core/actions/describe-call.ts';
import type { Services } from '#server/context.ts';
import type { UsableAction } from './usable-action.ts';

export interface CalledAction {
  /** What is kept with the answer. */
  call: ActionCall;
  /** The part of the answer that counts. */
  result: unknown;
}

/** Uses an action with checked values. Rejects only when the caller aborts. */
export async function callAction(
  { log }: Pick<Services, 'log'>,
  action: UsableAction,
  values: ActionValues,
  signal: AbortSignal,
): Promise<CalledAction> {
  const startedMs = performance.now();
  const came = await action.call(values, signal);
  const call = describeCall(action, values, came, performance.now() - startedMs);
  const { outcome, status, problem } = call;
  if (outcome === 'failed') log.info({ actionId: action.id, status, problem }, 'an action failed');
  return { call, result: came.result };
}
