import type { ReactNode } from 'react';

/** The sentence that an answer comes from, marked as with a pen: less high than its line, so that it never covers the letters of the line above. */
export function Cited({ children }: { children: ReactNode }) {
  return (
    <mark className="bg-transparent bg-[linear-gradient(transparent_12%,var(--cited)_12%_92%,transparent_92%)] box-decoration-clone px-1 text-on-cited forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
      {children}
    </mark>
  );
}
