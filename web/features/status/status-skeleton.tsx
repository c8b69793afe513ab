import { Skeleton } from '#web/ui/skeleton.tsx';
import { partNames } from './status-words.ts';

/** Placeholder until the first answer, with the same layout. */
export function StatusSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading the status...</p>
      <Skeleton className="h-20 w-full rounded-lg" />
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface">
        {(['web', 'database', 'jobs'] as const).map((part) => (
          <li key={part} className="px-5 py-6 sm:px-7">
            <div className="flex items-start justify-between gap-4">
              <div>
                <h2 className="text-lg font-semibold">{partNames[part].name}</h2>
                <p className="text-sm text-ink-secondary">{partNames[part].text}</p>
              </div>
              <Skeleton className="h-6 w-28 rounded-full" />
            </div>
            <Skeleton className="mt-4 h-9 w-full" />
            <Skeleton className="mt-2 h-5 w-full" />
          </li>
        ))}
      </ul>
    </div>
  );
}
