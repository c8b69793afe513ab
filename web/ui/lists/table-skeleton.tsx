import { classNames } from '#web/ui/class-names.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Rows to come, as high as real ones: `rowHeight` is a class. */
export function TableSkeleton({ rows = 6, rowHeight = 'h-13' }: { rows?: number; rowHeight?: string }) {
  return (
    <Loading className="border-t border-line">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className={classNames(
            'flex items-center gap-6 border-b border-line px-5 last:border-b-0',
            rowHeight,
          )}
        >
          <Skeleton className="h-4 flex-2" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </Loading>
  );
}
