import type { LucideIcon } from 'lucide-react';

interface EmptyRowProps {
  icon: LucideIcon;
  title: string;
  children?: string;
}

/** In a list that has nothing yet, as high as the row that stood for it while loading. */
export function EmptyRow({ icon: Icon, title, children }: EmptyRowProps) {
  return (
    <div className="flex min-h-17 items-center gap-3.5 px-5 py-3">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-secondary">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title}</p>
        {children && <p className="text-ink-secondary">{children}</p>}
      </div>
    </div>
  );
}
