import { useQuery } from '@tanstack/react-query';
import type { ComparedLine } from '#contract/crawls/crawls.schemas.ts';
import { comparedPageQuery } from '#web/features/sources/sources.queries.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PageDifferenceProps {
  agentId: string;
  sourceId: string;
  run: string;
  changeId: string;
}

const lineLooks: Record<ComparedLine['kind'], { look: string; sign: string; label: string }> = {
  same: { look: '', sign: '', label: '' },
  skipped: { look: 'text-ink-secondary', sign: '', label: '' },
  changed: { look: 'bg-sunken', sign: '~', label: 'Changed: ' },
  removed: { look: 'bg-failed-soft', sign: '−', label: 'Removed: ' },
  added: { look: 'bg-ready-soft', sign: '+', label: 'Added: ' },
};

/** The text of a page before and after a crawl, sentence by sentence. */
export function PageDifference({ agentId, sourceId, run, changeId }: PageDifferenceProps) {
  const compared = useQuery(comparedPageQuery(agentId, sourceId, run, changeId));
  if (compared.isPending) return <Skeleton className="mt-3 h-32" />;
  if (compared.isError) return <ErrorState error={compared.error} onRetry={() => compared.refetch()} />;
  return (
    <section
      aria-label={`Text of ${compared.data.title} before and after`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
      tabIndex={0}
      className="mt-3 max-h-128 overflow-y-auto rounded-md border border-line text-sm leading-relaxed"
    >
      {compared.data.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <Line key={index} line={line} />
      ))}
    </section>
  );
}

function Line({ line: { kind, parts } }: { line: ComparedLine }) {
  const { look, sign, label } = lineLooks[kind];
  const isHeading = parts[0]?.text.startsWith('# ') === true;
  return (
    <p dir="auto" className={classNames('flex gap-2 px-3 py-1', look, isHeading && 'font-semibold')}>
      <span aria-hidden className="w-3 shrink-0 text-ink-secondary">
        {sign}
      </span>
      <span className="min-w-0 break-words">
        {label && <span className="sr-only">{label}</span>}
        {kind === 'skipped' && (
          <>
            <span className="sr-only">Unchanged text left out</span>
            <span aria-hidden>…</span>
          </>
        )}
        {parts.map((part, index) => {
          const text = index === 0 && isHeading ? part.text.slice(2) : part.text;
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          if (kind !== 'changed' || part.kind === 'same') return <span key={index}>{text}</span>;
          const Mark = part.kind === 'removed' ? 'del' : 'ins';
          return (
            <Mark
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
              key={index}
              className={
                part.kind === 'removed'
                  ? 'bg-failed-soft text-failed line-through'
                  : 'bg-ready-soft text-ready no-underline'
              }
            >
              {text}
            </Mark>
          );
        })}
      </span>
    </p>
  );
}
