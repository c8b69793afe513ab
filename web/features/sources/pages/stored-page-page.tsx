import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useOutletContext, useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { SourceStatusBadge } from '#web/features/sources/source-status-badge.tsx';
import { hasPages, sourcePageQuery } from '#web/features/sources/sources.queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StoredText } from './stored-text.tsx';

export const meta = () => [{ title: `Page of a source · ${brand.name}` }];

/** One page of a source: its state, and its text as it was read and cut. */
export default function StoredPagePage() {
  const source = useOutletContext<Source>();
  const { pageId = '' } = useParams();
  const page = useQuery(sourcePageQuery(source.agentId, source.id, pageId));
  if (page.data) {
    return (
      <div className="space-y-6">
        <PageFacts source={source} page={page.data} />
        {page.data.characters > 0 && (
          <StoredText agentId={source.agentId} sourceId={source.id} pageId={pageId} />
        )}
      </div>
    );
  }
  if (!page.isError) return <Skeleton className="h-96 rounded-lg" />;
  const isGone = page.error instanceof CallError && page.error.status === 404;
  if (!isGone) return <ErrorState error={page.error} onRetry={() => page.refetch()} />;
  return (
    <Card title="This page is no longer part of the source">
      <ButtonLink to={paths.source(source.agentId, source.id)} variant="secondary">
        Show all pages
      </ButtonLink>
    </Card>
  );
}

function PageFacts({ source, page }: { source: Source; page: SourcePage }) {
  const times = [
    page.readAt && `Read ${formatDateTime(page.readAt)}`,
    page.checkedAt && `Checked ${formatDateTime(page.checkedAt)}`,
    formatCount(page.characters, 'character'),
  ];
  return (
    <Card
      title={page.title || page.url || source.title}
      description={times.filter(Boolean).join(' · ')}
      actions={
        <div className="flex items-center gap-3">
          <SourceStatusBadge status={page.status} />
          <ButtonLink size="sm" variant="secondary" to={paths.source(source.agentId, source.id)}>
            {hasPages(source) ? 'All pages' : 'Back'}
          </ButtonLink>
        </div>
      }
    >
      {page.url && (
        <a
          href={page.url}
          target="_blank"
          rel="noopener noreferrer"
          className={`inline-flex max-w-full items-center gap-1 text-sm ${linkLook}`}
        >
          <span className="min-w-0 break-all">{page.url}</span>
          <ExternalLink aria-label="(opens in a new tab)" className="size-3.5 shrink-0" />
        </a>
      )}
      {page.reason && <p className="mt-2 text-sm">{page.reason}</p>}
    </Card>
  );
}
