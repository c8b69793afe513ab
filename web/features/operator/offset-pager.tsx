import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

interface OffsetPagerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  shown: number;
  total: number;
  onPage: (page: number) => void;
}

/** Where in a list that is sorted by figures, and so may change its order, this page is, and the way to the others. */
export function OffsetPager({ page, pageSize, shown, total, onPage }: OffsetPagerProps) {
  const last = page * pageSize + shown;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-xs text-ink-secondary tabular-nums">
      <p role="status">
        {formatNumber(page * pageSize + 1)}–{formatNumber(last)} of {formatNumber(total)}
      </p>
      <div className="flex gap-2">
        <Button size="sm" variant="secondary" isDisabled={page === 0} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button size="sm" variant="secondary" isDisabled={last >= total} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </div>
  );
}
