import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { ClosestPassage as Passage } from '#contract/conversations/conversations.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { nameOfSource } from '#web/features/conversations/message/name-of-source.ts';

/** The passage that came closest to a question: often one more sentence there is all that is missing. */
export function ClosestPassage({ passage, agentId }: { passage: Passage; agentId: string }) {
  const url = webPageUrl(passage.url);
  return (
    <details className="min-w-0 basis-full">
      <summary className="disclosure w-fit max-w-full cursor-pointer rounded-sm py-1 font-semibold wrap-anywhere">
        Closest passage: {nameOfSource(passage)}
      </summary>
      <blockquote dir="auto" className="mt-1 border-l-3 border-line pl-3 wrap-anywhere text-ink-secondary">
        {passage.quote}
      </blockquote>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-semibold text-brand">
        <Link to={paths.source(agentId, passage.sourceId)} className="underline-offset-4 hover:underline">
          Open the source
        </Link>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex max-w-full items-center gap-1 underline-offset-4 hover:underline"
          >
            <span className="truncate">{url.replace(/^https?:\/\//, '')}</span>
            <ExternalLink aria-label="(opens in a new tab)" className="size-3 shrink-0" />
          </a>
        )}
      </p>
    </details>
  );
}
