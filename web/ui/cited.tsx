import type { ReactNode } from 'react';

/** The sentence that an answer comes from, marked as with a pen. */
export function Cited({ children }: { children: ReactNode }) {
  return (
    <mark className="rounded-xs bg-cited box-decoration-clone px-1 py-0.5 text-on-cited">{children}</mark>
  );
}
