import { useQuery } from '@tanstack/react-query';
import { weighMeter } from '#core/plans/weigh-meter.ts';
import { usageQuery } from './billing.queries.ts';

/** Whether a limit of the plan keeps every agent of the workspace from answering; false until that is known. */
export function useAnswersStopped(): boolean {
  const usage = useQuery(usageQuery());
  if (usage.data === undefined) return false;
  const { meters, afterLimit } = usage.data;
  const hasSpare = afterLimit.used < afterLimit.limit;
  return meters.some(({ name, percentage }) => weighMeter(name, percentage, hasSpare) === 'stopped');
}
