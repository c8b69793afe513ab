import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SourceActions } from './source-actions.tsx';
import { SourceContentCard } from './source-content-card.tsx';
import { SourcePages } from './source-pages.tsx';
import { SourceProgress } from './source-progress.tsx';
import { SourceStatusBadge } from './source-status-badge.tsx';
import { hasFailedPages, sourceQuery } from './sources.queries.ts';

export const meta = () => [{ title: `Source · ${brand.name}` }];

/** One source: the pages of a website, or what its owner wrote or gave. */
export default function SourcePage() {
  const { agentId = '', sourceId = '' } = useParams();
  const navigate = useNavigate();
  const source = useQuery(sourceQuery(agentId, sourceId));
  const trail = [{ to: paths.trainingSources(agentId), label: 'Training sources' }];

  if (source.isError && !source.data) {
    const isGone = source.error instanceof CallError && source.error.status === 404;
    return (
      <div className="space-y-6">
        <ConsoleHeading title={isGone ? 'Source not found' : 'Source'} trail={trail} />
        {!isGone && <ErrorState error={source.error} onRetry={() => source.refetch()} />}
      </div>
    );
  }
  if (!source.data) {
    return (
      <div className="space-y-6">
        <Skeleton className="h-16 w-72" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title={source.data.title}
        trail={trail}
        description={
          source.data.trainedAt
            ? `Last trained ${formatDateTime(source.data.trainedAt)}`
            : 'Training not complete yet'
        }
        actions={
          <div className="flex items-center gap-4">
            <SourceProgress source={source.data} />
            <SourceStatusBadge status={source.data.status} />
            <SourceActions
              source={source.data}
              onDeleted={() => navigate(paths.trainingSources(agentId), { replace: true })}
            />
          </div>
        }
      />
      {source.data.error && (
        <Notice tone={source.data.status === 'failed' ? 'error' : 'warning'}>
          {source.data.error}{' '}
          {hasFailedPages(source.data) && (
            <Link
              to={paths.sourcePages(agentId, sourceId, 'failed')}
              preventScrollReset
              className="underline underline-offset-4"
            >
              See which
            </Link>
          )}
        </Notice>
      )}
      {source.data.kind === 'website' ? (
        <SourcePages agentId={agentId} sourceId={sourceId} />
      ) : (
        <SourceContentCard source={source.data} />
      )}
    </div>
  );
}
