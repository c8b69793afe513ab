import { BookOpenText, ChevronDown, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';
import { type CitedPage, groupCitations } from './group-citations.ts';
import { PassageDialog } from './passage-dialog.tsx';
import { passageUrl } from './passage-url.ts';

interface CitationsProps {
  agentId: string;
  sources: readonly SourcePart[];
  /** The first page shows its sentences from the start. */
  isOpen: boolean;
}

/** The pages that an answer is based on, each with the sentences that were taken from it. */
export function Citations({ agentId, sources, isOpen }: CitationsProps) {
  const pages = groupCitations(sources);
  const [opened, setOpened] = useState<CitedPage | null>(null);
  if (pages.length === 0) return null;
  return (
    <>
      <ol aria-label="Sources" className="mt-3 space-y-1.5">
        {pages.map((page, position) => (
          <li key={`${page.sourceId} ${page.url} ${page.name}`}>
            <details
              open={isOpen && position === 0}
              className="group/page rounded-md border border-line bg-surface px-3 py-2 text-xs text-ink"
            >
              <summary className="flex cursor-pointer items-center gap-2 rounded-sm">
                <CitedNumber>{position + 1}</CitedNumber>
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{page.name}</span>
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 self-center text-ink-secondary transition-transform group-open/page:rotate-180"
                />
              </summary>
              <Quotes quotes={page.quotes} name={page.name} />
              <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-semibold text-brand">
                <button
                  type="button"
                  onClick={() => setOpened(page)}
                  className="inline-flex items-center gap-1 rounded-sm underline-offset-4 hover:underline"
                >
                  <BookOpenText aria-hidden className="size-3 shrink-0" />
                  Read in the page
                </button>
                <PageLink page={page} />
                <Link
                  to={paths.source(agentId, page.sourceId)}
                  className="ml-auto font-normal text-ink-secondary underline-offset-4 hover:text-ink hover:underline"
                >
                  Open the source
                </Link>
              </p>
            </details>
          </li>
        ))}
      </ol>
      <PassageDialog
        name={opened?.name ?? ''}
        quoted={
          opened && {
            agentId,
            sourceId: opened.sourceId,
            url: opened.url,
            quotes: opened.quotes.map(({ text }) => text),
          }
        }
        onClose={() => setOpened(null)}
      />
    </>
  );
}

/** A heading is named once, above all that comes from below it. */
function Quotes({ quotes, name }: Pick<CitedPage, 'quotes' | 'name'>) {
  return (
    <CitedQuote className="mt-2 space-y-2">
      {quotes.map(({ heading, text }, index) => (
        <div key={text}>
          {heading && heading !== quotes[index - 1]?.heading && heading !== name && (
            <p className="mb-0.5 text-xs text-ink-secondary wrap-anywhere">{heading}</p>
          )}
          <blockquote dir="auto" className="wrap-anywhere">
            <Cited>{text}</Cited>
          </blockquote>
        </div>
      ))}
    </CitedQuote>
  );
}

/** The page on the website, at the first sentence that was taken from it. */
function PageLink({ page: { url, quotes } }: { page: CitedPage }) {
  const address = webPageUrl(url);
  if (!address) return null;
  return (
    <a
      href={passageUrl(address, quotes[0]?.text ?? '')}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1 underline-offset-4 hover:underline"
    >
      Show on the page
      <ExternalLink aria-label="(opens in a new tab)" className="size-3 shrink-0" />
    </a>
  );
}
