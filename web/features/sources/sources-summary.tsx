import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '#contract/page-addresses.ts';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { formatCompact, formatCount } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isTraining, sourcesQuery } from './sources.queries.ts';

/** What the agent has read, in one line, and the way to more. */
export function SourcesSummary({ agentId }: { agentId: string }) {
  const sources = useInfiniteQuery(sourcesQuery(agentId));
  const usage = useQuery(usageQuery(agentId));
  const { items, total } = itemsOf(sources.data);
  const training = items.filter(isTraining).length;
  const characters = meterNamed(usage.data?.meters, 'characters')?.used;

  return (
    <Card title="Training sources">
      {sources.isPending ? (
        <Skeleton className="h-10" />
      ) : (
        <p className="min-h-10 text-sm text-ink-secondary">
          {sources.isError
            ? 'The sources could not be loaded.'
            : total === 0
              ? 'This agent has no sources yet.'
              : `${formatCount(total, 'source')}${characters === undefined ? '' : `, ${formatCompact(characters)} characters`}. ${
                  training > 0
                    ? `${training} still training. Answers use all ready sources.`
                    : 'Answers use all ready sources.'
                }`}
        </p>
      )}
      <ButtonLink to={paths.trainingSources(agentId)} variant="secondary" size="sm" className="mt-3">
        Manage Training Sources
      </ButtonLink>
    </Card>
  );
}
