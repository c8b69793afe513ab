import type { ActionValues } from '#contract/actions/actions.schemas.ts';
import type { CallResult } from '#core/actions/describe-call.ts';
import { fillBody } from '#core/actions/fill-body.ts';
import { fillUrl } from '#core/actions/fill-url.ts';
import { pickResult } from '#core/actions/results/pick-result.ts';
import type { Services } from '#server/context.ts';
import type { ActionRow } from './actions.table.ts';
import { headerValues } from './header-values.ts';
import { nameCall } from './name-call.ts';

export interface RequestedAction extends CallResult {
  /** The URL as it was called. */
  url: string;
  /** What the server wrote; null where it wrote nothing. */
  text: string | null;
}

/**
 * Calls the server of an action with checked values. What may change something there carries an `Idempotency-Key`, so that the server
 * can tell a call that is made again from another one. Rejects only when the caller aborts.
 * @param occasion what it is called for, as `nameCall`
 */
export async function requestAction(
  services: Pick<Services, 'actionCaller' | 'secretKey'>,
  row: ActionRow,
  values: ActionValues,
  { occasion, signal }: { occasion: string; signal: AbortSignal },
): Promise<RequestedAction> {
  const url = fillUrl(row.url, values);
  const { status, text, data, problem } = await services.actionCaller.call({
    url,
    method: row.method,
    headers: {
      ...headerValues(services, row),
      ...(row.method === 'GET' ? {} : { 'Idempotency-Key': nameCall(row.id, occasion, values) }),
    },
    body: fillBody(row, values),
    timeoutMs: row.timeoutSeconds * 1_000,
    signal,
  });
  const result = problem === null ? pickResult(data, row.resultPath) : undefined;
  return { status, result, problem, url, text };
}
