import type { Source } from '#contract/sources/sources.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { hasPages, isTraining } from './sources.queries.ts';

/** How far a source is: a bar with counts while it trains, then what came of it. */
export function SourceProgress({ source }: { source: Source }) {
  const { done, failed, total } = source.progress;
  if (isTraining(source)) {
    const text =
      total > 0 ? `${formatNumber(done + failed)} of ${formatCount(total, 'page')}` : 'Looking for pages';
    return (
      <div className="w-full max-w-44">
        <p className="mb-1.5 text-xs text-ink-secondary tabular-nums">
          {text}
          {failed > 0 && ` · ${formatNumber(failed)} failed`}
        </p>
        <Bar
          label={`Progress of ${source.title}`}
          value={done + failed}
          maximum={total}
          valueText={text}
          fill="bg-training"
        />
      </div>
    );
  }
  const { meaning } = source;
  return (
    <div className="text-xs text-ink-secondary tabular-nums">
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 *:whitespace-nowrap">
        {hasPages(source) && <span>{formatCount(done, 'page')}</span>}
        <span>{formatCount(source.characters, 'character')}</span>
      </p>
      {meaning.done < meaning.total && (
        <p className="mt-0.5">
          {`Preparing search by meaning: ${formatNumber(meaning.done)} of ${formatCount(meaning.total, 'passage')}`}
        </p>
      )}
    </div>
  );
}
