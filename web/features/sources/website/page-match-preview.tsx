import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pageMatchQuery } from '#web/features/sources/sources.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';

interface Patterns {
  include: string[];
  exclude: string[];
}

const waitMs = 400;

/** Which of the pages that are known already a set of paths keeps, as it is typed. */
export function PageMatchPreview({
  agentId,
  sourceId,
  patterns,
}: {
  agentId: string;
  sourceId: string;
  patterns: Patterns;
}) {
  const wanted = JSON.stringify(patterns);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), waitMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const match = useQuery({
    ...pageMatchQuery(agentId, sourceId, JSON.parse(asked) as Patterns),
    placeholderData: keepPreviousData,
  });
  if (match.isError) return <p className="text-sm text-failed">{describeError(match.error)}</p>;
  if (!match.data || match.data.known === 0) return null;
  const { known, kept, examples } = match.data;
  return (
    <details className="rounded-md bg-sunken px-4 py-3 text-sm">
      <summary className="rounded-sm">
        <span role="status" className="font-semibold">
          {`These paths match ${formatNumber(kept)} of ${formatCount(known, 'known page')}`}
        </span>
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <Examples label="Read" urls={examples.kept} total={kept} />
        <Examples label="Skipped" urls={examples.leftOut} total={known - kept} />
      </div>
    </details>
  );
}

function Examples({ label, urls, total }: { label: string; urls: string[]; total: number }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{`${label} (${formatNumber(total)})`}</h3>
      <ul className="mt-1 space-y-0.5 text-xs text-ink-secondary">
        {urls.map((url) => (
          <li key={url} className="break-all">
            {url}
          </li>
        ))}
        {total > urls.length && <li>{`and ${formatNumber(total - urls.length)} more`}</li>}
      </ul>
    </div>
  );
}
