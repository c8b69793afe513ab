import type { ReactNode } from 'react';

/** Skeletons of what is coming, which screen readers hear as “Loading”. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label="Loading" className={className}>
      {children}
    </div>
  );
}
