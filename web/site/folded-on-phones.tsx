import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  sm: { summary: 'sm:hidden', content: 'max-sm:hidden max-sm:peer-open:block max-sm:peer-open:mt-4' },
  md: { summary: 'md:hidden', content: 'max-md:hidden max-md:peer-open:block max-md:peer-open:mt-4' },
} as const;

interface FoldedOnPhonesProps {
  /** The width from which on all of it is always shown. */
  below: keyof typeof looks;
  label: string;
  children: ReactNode;
}

/** Something long, which small screens show once it is asked for. On paper it is always there. */
export function FoldedOnPhones({ below, label, children }: FoldedOnPhonesProps) {
  const { summary, content } = looks[below];
  return (
    <>
      {/* Next to it, not around it: a closed element would hide it on wide screens too. */}
      <details className={`group peer print:hidden ${summary}`}>
        <summary className="flex min-h-12 list-none items-center justify-between rounded-md border border-line-strong bg-surface px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
      </details>
      <div className={`${content} print:block`}>{children}</div>
    </>
  );
}
