import { ExternalLink } from 'lucide-react';
import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';

/** The passages that an answer rests on, numbered as `[n]` in its text, each with its words. */
export function Citations({ sources }: { sources: readonly SourcePart[] }) {
  if (sources.length === 0) return null;
  return (
    <ol aria-label="Sources" className="mt-3 space-y-1.5 border-t border-line pt-3">
      {sources.map((source, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of the citation
        <li key={position}>
          <details className="rounded-md bg-surface px-3 py-2 text-xs">
            <summary className="flex cursor-pointer items-baseline gap-2 rounded-sm">
              <span className="shrink-0 font-semibold text-brand tabular-nums">[{position + 1}]</span>
              <span className="min-w-0 break-words">
                <span className="font-semibold">{source.title}</span>
                {source.heading && <span className="text-ink-secondary"> › {source.heading}</span>}
              </span>
            </summary>
            <blockquote
              dir="auto"
              className="mt-2 border-l-2 border-brand pl-3 break-words text-ink-secondary"
            >
              {source.quote}
            </blockquote>
            {source.url && (
              <a
                href={source.url}
                target="_blank"
                rel="noopener noreferrer"
                className="mt-2 inline-flex max-w-full items-center gap-1 font-semibold text-brand underline-offset-4 hover:underline"
              >
                <span className="truncate">{source.url}</span>
                <ExternalLink aria-label="(opens in a new tab)" className="size-3 shrink-0" />
              </a>
            )}
          </details>
        </li>
      ))}
    </ol>
  );
}
