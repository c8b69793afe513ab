import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { ReviewedPage } from '#contract/sources/sources.schemas.ts';
import { sourceReviewQuery } from '#web/features/sources/sources.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';

/** Points out what is probably of no use: nearly empty pages, and content that is there twice. Nothing while all is well. */
export function SourceReview({ agentId }: { agentId: string }) {
  const { data } = useQuery(sourceReviewQuery(agentId));
  if (!data || data.thinTotal + data.duplicatesTotal === 0) return null;
  return (
    <Card
      title="Worth a look"
      description="The agent answers just as well without these. Delete them to free space in your plan."
      isFlush
    >
      <div className="border-t border-line">
        {data.duplicatesTotal > 0 && (
          <Section
            title={formatCount(data.duplicatesTotal, 'copy of other content', 'copies of other content')}
          >
            {data.duplicates.map((page) => (
              <li key={page.pageId} className="py-1">
                <PageLink agentId={agentId} page={page} />
                <span className="text-ink-secondary"> is the same as </span>
                <PageLink agentId={agentId} page={page.original} />
              </li>
            ))}
          </Section>
        )}
        {data.thinTotal > 0 && (
          <Section title={formatCount(data.thinTotal, 'nearly empty page')}>
            {data.thin.map((page) => (
              <li key={page.pageId} className="py-1">
                <PageLink agentId={agentId} page={page} />
                <span className="text-ink-secondary">: {formatCount(page.characters, 'character')}</span>
              </li>
            ))}
          </Section>
        )}
      </div>
    </Card>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line px-5 py-3 text-sm last:border-b-0">
      <summary className="disclosure w-fit rounded-sm font-semibold">{title}</summary>
      <ul className="mt-2 max-h-72 overflow-y-auto break-words">{children}</ul>
    </details>
  );
}

function PageLink({ agentId, page }: { agentId: string; page: ReviewedPage }) {
  return (
    <Link
      to={paths.sourcePage(agentId, page.sourceId, page.pageId)}
      className="font-medium underline underline-offset-4"
    >
      {page.title || page.url || 'Untitled'}
    </Link>
  );
}
