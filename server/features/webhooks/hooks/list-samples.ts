import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listHookSamples as endpoint } from '#contract/hooks/hooks.endpoints.ts';
import type { Context } from '#server/context.ts';
import { composeBody } from '#server/features/webhooks/deliveries/compose-body.ts';
import { listNewest } from './list-newest.ts';

/**
 * The newest events of a kind, each as a hook would send it now. Tools learn the fields from them, so they are made
 * by what makes the bodies of deliveries.
 */
export async function listSamples(
  ctx: Context,
  query: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>['data']> {
  const newest = await listNewest(ctx, query);
  return Promise.all(
    newest.map(async (each) => JSON.parse(await composeBody(ctx, { event: query.event, ...each }, 'full'))),
  );
}
