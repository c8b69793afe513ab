import { queryOptions, useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { readPassages } from '#contract/source-pages/source-pages.endpoints.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { call } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { markQuotes } from './mark-quotes.ts';

/** Citations to look up: words of a page of a source. It is opened at the first. */
export interface Quoted {
  agentId: string;
  sourceId: string;
  url: string | undefined;
  quotes: readonly string[];
}

const passagesQuery = ({ agentId, sourceId, url, quotes: [quote = ''] }: Quoted) =>
  queryOptions({
    queryKey: ['sources', agentId, sourceId, 'passages', url ?? '', quote],
    queryFn: ({ signal }) =>
      call(readPassages, {
        params: { agentId, sourceId },
        query: { ...(url ? { url } : {}), quote },
        signal,
      }),
  });

/** The page that a citation is from, as the agent read it, opened at the passage. */
export function PassageDialog({
  name,
  quoted,
  onClose,
}: {
  name: string;
  quoted: Quoted | null;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={quoted !== null} onClose={onClose} title={name} isWide>
      {quoted && <PageText quoted={quoted} />}
    </Dialog>
  );
}

function PageText({ quoted }: { quoted: Quoted }) {
  const page = useQuery(passagesQuery(quoted));
  if (page.isPending) return <Skeleton className="h-60" />;
  if (page.isError) {
    return page.error instanceof CallError && page.error.status === 404 ? (
      <EmptyState icon={FileText} title="No longer in your sources">
        This page was deleted or removed since the answer was given.
      </EmptyState>
    ) : (
      <ErrorState error={page.error} onRetry={() => page.refetch()} />
    );
  }
  const url = webPageUrl(page.data.url);
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-secondary">
        <span>Read by your agent on {formatDateTime(page.data.readAt)}</span>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex max-w-full items-center gap-1 font-semibold text-brand underline-offset-4 hover:underline"
          >
            <span className="truncate">{url.replace(/^https?:\/\//, '')}</span>
            <ExternalLink aria-label="(opens in a new tab)" className="size-3 shrink-0" />
          </a>
        )}
      </p>
      {page.data.found === null && (
        <Notice tone="warning">
          The page has changed since the answer was given. It no longer has these words: “{quoted.quotes[0]}”
        </Notice>
      )}
      <Passages page={page.data} quotes={quoted.quotes} />
    </div>
  );
}

function Passages({ page, quotes }: { page: AnswerOf<typeof readPassages>; quotes: readonly string[] }) {
  const { passages, found, before, after } = page;
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // It answers with a promise in some browsers, which is no way to end an effect.
    void marked.current?.scrollIntoView({ block: 'center' });
  }, []);
  const headingOf = (index: number) => passages[index]?.headings.join(' › ') ?? '';
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
      tabIndex={0}
      aria-label="Text of the page"
      className="relative max-h-[60dvh] space-y-3 overflow-y-auto rounded-md border border-line p-4 text-sm focus-visible:-outline-offset-2"
    >
      {before > 0 && (
        <li className="text-xs text-ink-secondary">{formatCount(before, 'passage')} before this</li>
      )}
      {passages.map(({ text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells passages apart
          key={index}
          ref={index === found ? marked : undefined}
          className={classNames(index === found && 'border-l-3 border-cited-edge pl-3')}
        >
          {headingOf(index) !== '' && headingOf(index) !== headingOf(index - 1) && (
            <p className="mb-1 text-xs font-semibold text-ink-secondary wrap-anywhere">{headingOf(index)}</p>
          )}
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {index === found && <span className="sr-only">Quoted: </span>}
            {found === null ? text : <Marked text={text} quotes={quotes} isFound={index === found} />}
          </p>
        </li>
      ))}
      {after > 0 && (
        <li className="text-xs text-ink-secondary">{formatCount(after, 'passage')} after this</li>
      )}
    </ol>
  );
}

/** A passage with the quoted sentences marked in it; the one that was found has the first of them, if in other words. */
function Marked({ text, quotes, isFound }: { text: string; quotes: readonly string[]; isFound: boolean }) {
  return markQuotes(text, quotes, isFound).map(({ words, isQuoted }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells parts apart
    isQuoted ? <Cited key={place}>{words}</Cited> : <Fragment key={place}>{words}</Fragment>,
  );
}
