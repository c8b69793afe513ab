import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface FirstConnectionProps {
  title: string;
  gains: readonly string[];
  /** What it looks like once it works. */
  drawing: ReactNode;
  /** What to do, or why it cannot be done here. */
  children: ReactNode;
}

/** How to connect a service, next to what one gets by that. */
export function FirstConnection({ title, gains, drawing, children }: FirstConnectionProps) {
  return (
    <section className="grid overflow-hidden rounded-lg border border-line bg-surface xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="p-5">
        <h2 className="mb-4 text-lg font-semibold">{title}</h2>
        {children}
      </div>
      <aside
        aria-label="What you get"
        className="grid content-start gap-x-8 gap-y-5 border-t border-line bg-sunken p-5 max-xl:items-center sm:max-xl:grid-cols-2 xl:border-t-0 xl:border-l"
      >
        <div aria-hidden className="select-none">
          {drawing}
        </div>
        <ul className="space-y-3 text-sm">
          {gains.map((gain) => (
            <li key={gain} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
              {gain}
            </li>
          ))}
        </ul>
      </aside>
    </section>
  );
}
