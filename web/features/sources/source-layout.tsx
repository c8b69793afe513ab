import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { updateSource } from '#contract/sources/sources.endpoints.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { describeSchedule } from './schedule/describe-schedule.ts';
import { SourceActions } from './source-actions.tsx';
import { SourceProgress } from './source-progress.tsx';
import { SourceStatusBadge } from './source-status-badge.tsx';
import { hasFailedPages, hasPages, sourceQuery } from './sources.queries.ts';

export const meta = () => [{ title: `Source · ${brand.name}` }];

/** One source: its heading and state, above the page that shows a part of it. */
export default function SourceLayout() {
  const { agentId = '', sourceId = '' } = useParams();
  const navigate = useNavigate();
  const source = useQuery(sourceQuery(agentId, sourceId));
  const mayChange = useMay(updateSource);
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
        description={describeTimes(source.data)}
        actions={
          <div className="flex items-center gap-4">
            <SourceProgress source={source.data} />
            <SourceStatusBadge status={source.data.status} />
            {mayChange && (
              <SourceActions
                source={source.data}
                onDeleted={() => navigate(paths.trainingSources(agentId), { replace: true })}
              />
            )}
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
      {hasPages(source.data) && <SourceTabs source={source.data} />}
      <Outlet context={source.data} />
    </div>
  );
}

function describeTimes(source: Source): string {
  const trained = source.trainedAt
    ? `Last trained ${formatDateTime(source.trainedAt)}`
    : 'Training not complete yet';
  return [trained, describeSchedule(source)].filter(Boolean).join(' · ');
}

function SourceTabs({ source: { agentId, id, kind } }: { source: Source }) {
  return (
    <Tabs
      label="Parts of the source"
      tabs={[
        { to: paths.source(agentId, id), label: 'Pages' },
        ...(kind === 'website' ? [{ to: paths.sourceChanges(agentId, id), label: 'Changes' }] : []),
        { to: paths.sourceSettings(agentId, id), label: 'Settings' },
      ]}
    />
  );
}
