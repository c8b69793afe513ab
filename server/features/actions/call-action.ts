import type { ActionCall, ActionValues } from '#contract/actions/actions.schemas.ts';
import { fillBody } from '#core/actions/fill-body.ts';
import { fillUrl } from '#core/actions/fill-url.ts';
import { isEmptyResult } from '#core/actions/is-empty-result.ts';
import { pickResult } from '#core/actions/pick-result.ts';
import { sayValues } from '#core/actions/say-values.ts';
import { maskCardNumbers } from '#core/safety/mask-card-numbers.ts';
import type { Services } from '#server/context.ts';
import type { ActionRow } from './actions.table.ts';
import { headerValues } from './header-values.ts';

export interface CalledAction {
  /** What is kept with the answer. */
  call: ActionCall;
  /** The part of the answer that the owner chose. */
  result: unknown;
  /** The URL as it was called. */
  url: string;
  /** What the server wrote; null where it wrote nothing. */
  text: string | null;
}

/** Calls an action with checked values. Rejects only when the caller aborts. */
export async function callAction(
  services: Pick<Services, 'actionCaller' | 'secretKey' | 'log'>,
  row: ActionRow,
  values: ActionValues,
  signal: AbortSignal,
): Promise<CalledAction> {
  const startedMs = performance.now();
  const url = fillUrl(row.url, values);
  const { status, text, data, problem } = await services.actionCaller.call({
    url,
    method: row.method,
    headers: headerValues(services, row),
    body: fillBody(row, values),
    timeoutMs: row.timeoutSeconds * 1_000,
    signal,
  });
  const result = problem === null ? pickResult(data, row.resultPath) : undefined;
  const outcome = problem !== null ? 'failed' : isEmptyResult(result) ? 'empty' : 'done';
  if (outcome === 'failed') services.log.info({ actionId: row.id, status, problem }, 'an action failed');
  return {
    call: {
      name: row.name,
      parameters: sayValues(row.parameters, values).map(({ label, value }) => ({
        label,
        value: maskCardNumbers(value),
      })),
      status,
      outcome,
      problem,
      durationMs: Math.round(performance.now() - startedMs),
    },
    result,
    url,
    text,
  };
}
