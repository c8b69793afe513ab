import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import type { Crawl } from '#contract/crawls/crawls.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { crawlQuery } from '#web/features/sources/sources.queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatBytes, formatCount, formatNumber } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { crawlCauseLabels } from './crawl-cause-labels.ts';
import { CrawlOutcomeBadge } from './crawl-outcome-badge.tsx';
import { PageChanges } from './page-changes.tsx';
import { TouchedAnswers } from './touched-answers.tsx';

export const meta = () => [{ title: `What changed · ${brand.name}` }];

/** One crawl: what it found added, changed and gone. */
export default function CrawlPage() {
  const source = useOutletContext<Source>();
  const { run = '' } = useParams();
  const crawl = useQuery(crawlQuery(source.agentId, source.id, run));
  if (crawl.data) {
    return (
      <div className="space-y-6">
        <CrawlFacts source={source} crawl={crawl.data} />
        <TouchedAnswers agentId={source.agentId} sourceId={source.id} run={run} />
        <PageChanges agentId={source.agentId} sourceId={source.id} run={run} />
      </div>
    );
  }
  if (!crawl.isError) return <Skeleton className="h-96 rounded-lg" />;
  const isGone = crawl.error instanceof CallError && crawl.error.status === 404;
  if (!isGone) return <ErrorState error={crawl.error} onRetry={() => crawl.refetch()} />;
  return (
    <Card title="This crawl is no longer kept">
      <ButtonLink to={paths.sourceChanges(source.agentId, source.id)} variant="secondary">
        Show the last crawls
      </ButtonLink>
    </Card>
  );
}

/** At the first reading there is nothing to compare with. */
function describePages({ cause, pages }: Crawl): string {
  const checked = `${formatCount(pages.checked, 'page')} checked`;
  const different = pages.added + pages.changed + pages.gone;
  if (cause === 'added') return `${checked}.`;
  return `${checked}, ${different === 0 ? 'none' : formatNumber(different)} new, changed or gone.`;
}

function CrawlFacts({ source, crawl }: { source: Source; crawl: Crawl }) {
  return (
    <Card
      title={formatDateTime(crawl.startedAt)}
      description={`${crawlCauseLabels[crawl.cause]}. ${describePages(crawl)} ${formatBytes(crawl.bytesFetched)} fetched.`}
      actions={
        <div className="flex items-center gap-3">
          <CrawlOutcomeBadge outcome={crawl.outcome} />
          <ButtonLink size="sm" variant="secondary" to={paths.sourceChanges(source.agentId, source.id)}>
            All crawls
          </ButtonLink>
        </div>
      }
    >
      {crawl.note && <p className="text-sm">{crawl.note}</p>}
    </Card>
  );
}
