import type { Action, ActionCall, ActionValues } from '#contract/actions/actions.schemas.ts';
import { maskCardNumbers } from '#core/safety/mask-card-numbers.ts';
import { isEmptyResult } from './results/is-empty-result.ts';
import { sayValues } from './say-values.ts';

/** What came of a call. */
export interface CallResult {
  /** HTTP status; null where there was no answer, or the protocol has none. */
  status: number | null;
  /** The part of the answer that counts. */
  result: unknown;
  /** Why it failed, as a sentence. */
  problem: string | null;
}

/** A call as it is kept with the answer that it served: without secrets and numbers of cards. */
export function describeCall(
  { name, parameters }: Pick<Action, 'name' | 'parameters'>,
  values: ActionValues,
  { status, result, problem }: CallResult,
  durationMs: number,
): ActionCall {
  return {
    name,
    parameters: sayValues(parameters, values).map(({ label, value }) => ({
      label,
      value: maskCardNumbers(value),
    })),
    status,
    outcome: problem !== null ? 'failed' : isEmptyResult(result) ? 'empty' : 'done',
    problem,
    durationMs: Math.round(durationMs),
  };
}
