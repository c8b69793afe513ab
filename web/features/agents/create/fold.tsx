import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** What most people leave as it is, closed until it is wanted. */
export function Fold({ label, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen || undefined} className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-lg px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-secondary transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}
