import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface WhatYouGetProps {
  gains: readonly string[];
  /** What it looks like once it works. */
  children: ReactNode;
}

/** What an integration is good for, before what it takes to have it. */
export function WhatYouGet({ gains, children }: WhatYouGetProps) {
  return (
    <section
      aria-label="What you get"
      className="grid gap-x-10 gap-y-5 rounded-lg border border-line bg-surface p-5 lg:grid-cols-2"
    >
      <ul className="space-y-3 text-sm">
        {gains.map((gain) => (
          <li key={gain} className="flex gap-3">
            <span className="flex size-5 shrink-0 items-center justify-center rounded-full bg-brand-soft text-on-brand-soft">
              <Check aria-hidden className="size-3.5" />
            </span>
            {gain}
          </li>
        ))}
      </ul>
      <div aria-hidden className="rounded-lg bg-sunken p-4 select-none">
        {children}
      </div>
    </section>
  );
}
