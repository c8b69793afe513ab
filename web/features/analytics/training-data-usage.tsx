import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/page-addresses.ts';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { TrainingMeters } from '#web/console/plans/training-meters.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

const meters = ['links', 'files', 'characters'] as const;

/** How much of the plan the sources of an agent fill; without one, those of the fullest. */
export function TrainingDataUsage({ agentId }: { agentId?: string }) {
  const usage = useQuery(usageQuery(agentId));
  const plan = usage.data?.plan;
  const isNearlyFull = meters.some((name) => {
    const meter = meterNamed(usage.data?.meters, name);
    return meter !== undefined && meter.limit !== null && meter.used >= 0.8 * meter.limit;
  });
  return (
    <Card
      title="Training Data usage"
      description={
        agentId
          ? 'Usage of this agent against your plan’s limits.'
          : 'Agent with the highest usage, against your plan’s limits.'
      }
    >
      {usage.isError && !usage.data ? (
        <ErrorState error={usage.error} onRetry={() => usage.refetch()} />
      ) : (
        <div className="space-y-4">
          <div className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
            <TrainingMeters agentId={agentId} isInRow />
          </div>
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p className="text-sm text-ink-secondary">{plan ? `Plan: ${plan.name}` : ''}</p>
            {plan && plan.id !== 'enterprise' && (
              <ButtonLink to={paths.plans} size="sm" variant={isNearlyFull ? 'primary' : 'secondary'}>
                UPGRADE
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}
