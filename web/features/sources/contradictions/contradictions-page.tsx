import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { dismissContradiction } from '#contract/contradictions/contradictions.endpoints.ts';
import type { ListedContradiction } from '#contract/contradictions/contradictions.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { SourceAge } from '#web/console/sources/source-age.tsx';
import { TrainingTabs } from '#web/console/sources/training-tabs.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { contradictionsQuery, useDismissContradiction } from './contradictions.queries.ts';

export const meta = () => [{ title: `Contradictions · ${brand.name}` }];

/** Where two sources of an agent give another figure for the same. */
export default function ContradictionsPage() {
  const agentId = useParams().agentId ?? '';
  const found = useQuery(contradictionsQuery(agentId));
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Training sources"
        description="Sentences from different sources that give different prices, times or other figures for the same thing."
        tabs={<TrainingTabs agentId={agentId} />}
      />
      {found.data?.isComplete === false && (
        <Notice tone="info">Your sources are large: only a part of them was compared.</Notice>
      )}
      <Card isFlush className="overflow-hidden [&>div]:pt-0">
        {found.isPending ? (
          <TableSkeleton rows={3} rowHeight="h-25" />
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => found.refetch()} />
        ) : found.data.data.length === 0 ? (
          <EmptyState icon={CircleCheck} title="No contradictions found">
            Prices, times and other figures with a unit are compared after every training.
          </EmptyState>
        ) : (
          <ul aria-label="Contradictions" className="divide-y divide-line">
            {found.data.data.map((each) => (
              <ContradictionItem key={each.id} agentId={agentId} contradiction={each} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

interface ContradictionItemProps {
  agentId: string;
  contradiction: ListedContradiction;
}

function ContradictionItem({ agentId, contradiction: { id, sides } }: ContradictionItemProps) {
  const dismiss = useDismissContradiction(agentId);
  const mayDismiss = useMay(dismissContradiction);
  const run = () =>
    dismiss.mutateAsync(id).then(
      () => showToast.done('Dismissed.'),
      (error: unknown) => showToast.failed(describeError(error)),
    );
  return (
    <li className="space-y-3 px-5 py-4">
      <div className="grid gap-3 md:grid-cols-2">
        {sides.map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
          <Side key={at} agentId={agentId} side={side} />
        ))}
      </div>
      {mayDismiss && (
        <Button size="sm" variant="secondary" isBusy={dismiss.isPending} onClick={run}>
          Both are right
        </Button>
      )}
    </li>
  );
}

function Side({ agentId, side }: { agentId: string; side: ListedContradiction['sides'][number] }) {
  const { sourceId, title, heading, sentence, checkedAt } = side;
  return (
    <section className="min-w-0 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="flex flex-wrap gap-x-3 text-xs">
        <Link
          to={paths.source(agentId, sourceId)}
          className="font-semibold wrap-anywhere text-brand underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        {checkedAt && <SourceAge checkedAt={checkedAt} />}
      </p>
      {heading && heading !== title && <p className="mt-1 text-xs wrap-anywhere">{heading}</p>}
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
        {sentence}
      </p>
    </section>
  );
}
