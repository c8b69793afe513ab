import { Skeleton } from './skeleton.tsx';

/** Rows to come, as high as real ones. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading" className="border-t border-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
        <div key={row} className="flex items-center gap-6 border-b border-line px-5 py-4 last:border-b-0">
          <Skeleton className="h-4 flex-2" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
