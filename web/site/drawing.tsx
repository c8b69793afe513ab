import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface DrawingProps {
  /** Describes the drawing for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A picture of the product made of its own components; nothing in it can be operated. */
export function Drawing({ label, className, children }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className={classNames('min-w-0 select-none', className)}>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** The window frame that most drawings use. */
export function DrawnWindow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-lg">
      <div className="flex items-center gap-3 border-b border-line px-4 py-2.5 text-xs font-semibold text-ink-secondary">
        <span className="flex gap-1.5">
          <span className="size-2 rounded-full bg-line" />
          <span className="size-2 rounded-full bg-line" />
          <span className="size-2 rounded-full bg-line" />
        </span>
        {title}
      </div>
      {children}
    </div>
  );
}
