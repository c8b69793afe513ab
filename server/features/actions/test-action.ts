import { randomUUID } from 'node:crypto';
import type { ActionTest, ActionValues } from '#contract/actions/actions.schemas.ts';
import { checkValues } from '#core/actions/check-values.ts';
import { describeCall } from '#core/actions/describe-call.ts';
import { writeActionReply } from '#core/actions/results/write-action-reply.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findAction } from './find-action.ts';
import { requestAction } from './request-action.ts';

const shownLength = 2_000;

/** Calls an action as a visitor's question would, and shows what came back. `invalid-input` names the values that are missing. */
export async function testAction(
  ctx: Context,
  agentId: string,
  actionId: string,
  { values: given, signal }: { values: ActionValues; signal: AbortSignal },
): Promise<ActionTest> {
  const row = await findAction(ctx, agentId, actionId);
  const { values, missing } = checkValues(row.parameters, given);
  if (missing.length > 0) {
    const details = Object.fromEntries(
      missing.map(({ name, label }) => [`values.${name}`, `Enter a value for ${label}.`]),
    );
    throw failure('invalid-input', { details });
  }
  await ctx.rateLimiter.hit(['action-test-of-workspace', ctx.workspace.id]);
  const startedMs = performance.now();
  const came = await requestAction(ctx, row, values, { occasion: randomUUID(), signal });
  const call = describeCall(row, values, came, performance.now() - startedMs);
  const { result, url, text } = came;
  return {
    ...call,
    request: `${row.method} ${url}`,
    answer: text === null ? null : text.slice(0, shownLength),
    reply: call.outcome === 'done' ? writeActionReply(row, result, values) : null,
  };
}
