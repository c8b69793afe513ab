import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { addSource } from '#contract/sources/sources.endpoints.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { SourceRow } from './list/source-row.tsx';
import { sourcesQuery } from './sources.queries.ts';

const shown = 5;

/** The newest sources on the overview, each with its actions. */
export function TrainingDataList({ agentId }: { agentId: string }) {
  const sources = useInfiniteQuery(sourcesQuery(agentId));
  const { items, total } = itemsOf(sources.data);
  const mayAdd = useMay(addSource);
  return (
    <Card
      title="Training data"
      isFlush
      actions={
        mayAdd && (
          <ButtonLink to={`${paths.trainingSources(agentId)}?add=website`} size="sm" variant="secondary">
            <Plus aria-hidden />
            Add New Source
          </ButtonLink>
        )
      }
    >
      {sources.isPending ? (
        <TableSkeleton rows={3} rowHeight="h-17" />
      ) : sources.isError && !sources.data ? (
        <ErrorState error={sources.error} onRetry={() => sources.refetch()} />
      ) : items.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-sm text-ink-secondary">
          No sources yet. Without sources, the agent can’t answer questions.
        </p>
      ) : (
        <ul className="border-t border-line">
          {items.slice(0, shown).map((source) => (
            <SourceRow key={source.id} source={source} showsDelete />
          ))}
        </ul>
      )}
      {total > shown && (
        <p className="border-t border-line px-5 py-3 text-sm">
          <Link
            to={paths.trainingSources(agentId)}
            className="font-semibold text-brand underline-offset-4 hover:underline"
          >
            All {total} sources
          </Link>
        </p>
      )}
    </Card>
  );
}
