import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

interface StatCardProps {
  icon: LucideIcon;
  title: string;
  /** Undefined while loading. */
  value: string | undefined;
  description: ReactNode;
}

export function StatCard({ icon: Icon, title, value, description }: StatCardProps) {
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <div className="flex items-center justify-between gap-3 text-sm font-medium text-ink-secondary">
        {title}
        <Icon aria-hidden className="size-4.5 shrink-0" />
      </div>
      <div className="mt-2 h-9 font-display text-2xl leading-9 font-semibold tabular-nums">
        {value ?? <Skeleton className="mt-1 h-7 w-20" />}
      </div>
      <div className="mt-1 text-xs text-ink-secondary">{description}</div>
    </div>
  );
}
