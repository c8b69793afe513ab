import { queryOptions } from '@tanstack/react-query';
import { getUsage } from '#contract/billing/billing.endpoints.ts';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { Meter } from '#contract/plans.ts';
import { call } from '#web/lib/call.ts';

/** Plan and meters of the workspace; with an agent, the meters that count per agent are its own. */
export const usageQuery = (agentId?: string) =>
  queryOptions({
    queryKey: ['usage', agentId ?? 'workspace'],
    queryFn: ({ signal }) => call(getUsage, { query: agentId ? { agentId } : {}, signal }),
  });

export const meterNamed = (meters: readonly UsageLimit[] | undefined, name: Meter): UsageLimit | undefined =>
  meters?.find((meter) => meter.name === name);
