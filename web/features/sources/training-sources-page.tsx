import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { addSource } from '#contract/sources/sources.endpoints.ts';
import { HeldTrainingNotice } from '#web/console/agent-tests/held-training-notice.tsx';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { TrainingTabs } from '#web/console/sources/training-tabs.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddSourcePanel } from './adding/add-source-panel.tsx';
import { SourceTiles } from './adding/source-tiles.tsx';
import { LanguageNote } from './language-note.tsx';
import { SourceList } from './list/source-list.tsx';
import { SourceReview } from './list/source-review.tsx';
import { sourcesQuery } from './sources.queries.ts';
import { TrainingNotice } from './training/training-notice.tsx';
import { UsageMeters } from './usage-meters.tsx';

export const meta = () => [{ title: `Training sources · ${brand.name}` }];

/** What the agent answers from comes first; a panel above it adds more. */
export default function TrainingSourcesPage() {
  const agentId = useParams().agentId ?? '';
  const usage = useQuery(usageQuery(agentId));
  const sources = useInfiniteQuery(sourcesQuery(agentId));
  const mayAdd = useMay(addSource);
  const isEmpty = itemsOf(sources.data).total === 0;
  const isAdding = useSearchParams()[0].has('add');
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Training sources"
        tabs={<TrainingTabs agentId={agentId} />}
        actions={
          mayAdd && (
            <ButtonLink to={`${paths.trainingSources(agentId)}?add=website`} preventScrollReset>
              <Plus aria-hidden />
              Add source
            </ButtonLink>
          )
        }
      />
      {usage.isPending || sources.isPending ? (
        // All at once: the notices above the list come and go with what is found, and would push it about.
        <Loading className="space-y-6">
          <Skeleton className="h-16 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </Loading>
      ) : (
        <>
          <HeldTrainingNotice agentId={agentId} />
          <TrainingNotice agentId={agentId} />
          <UsageMeters agentId={agentId} />
          {mayAdd && <AddSourcePanel agentId={agentId} />}
          {mayAdd && !isAdding && isEmpty && <SourceTiles agentId={agentId} />}
          <SourceList agentId={agentId} />
          <LanguageNote />
          <SourceReview agentId={agentId} />
        </>
      )}
    </div>
  );
}
