import { formatNumber, formatTotal } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

interface LoadMoreProps {
  shown: number;
  total: number;
  /** There are more than `total`. */
  isMinimum?: boolean;
  hasMore: boolean;
  isLoading: boolean;
  onLoad: () => void;
}

/** How much of a list is shown, and the way to the rest. */
export function LoadMore({ shown, total, isMinimum, hasMore, isLoading, onLoad }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-xs text-ink-secondary tabular-nums">
      <p role="status">
        {formatNumber(shown)} of {formatTotal(Math.max(total, shown), isMinimum)}
      </p>
      {hasMore && (
        <Button size="sm" variant="secondary" isBusy={isLoading} onClick={onLoad}>
          Load more
        </Button>
      )}
    </div>
  );
}
