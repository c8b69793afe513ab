import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Skeleton } from './skeleton.tsx';

interface StatCardProps {
  icon: LucideIcon;
  title: string;
  /** Undefined while loading. */
  value: string | undefined;
  description: ReactNode;
  /** Where what the figure counts is listed. */
  to?: To | undefined;
}

/** A figure with its name: a box, on phones a line, so that three of them do not fill the screen. */
export function StatCard({ icon: Icon, title, value, description, to }: StatCardProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg border border-line bg-surface px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:content-start sm:p-5">
      <div className="col-start-2 row-start-1 text-sm font-medium text-ink-secondary sm:col-start-1">
        {title}
      </div>
      <Icon
        aria-hidden
        className="col-start-1 row-span-2 row-start-1 size-4.5 text-ink-secondary sm:col-start-2 sm:row-span-1"
      />
      <div className="col-start-3 row-span-2 row-start-1 font-display text-xl font-semibold tabular-nums sm:col-span-2 sm:col-start-1 sm:row-span-1 sm:row-start-2 sm:mt-2 sm:h-9 sm:text-2xl sm:leading-9">
        {value === undefined ? (
          <Skeleton className="mt-1 h-7 w-16 sm:w-20" />
        ) : to === undefined ? (
          value
        ) : (
          <Link to={to} aria-label={`${title}: ${value}`} className="underline-offset-4 hover:underline">
            {value}
          </Link>
        )}
      </div>
      <div className="col-start-2 row-start-2 min-w-0 text-xs text-ink-secondary sm:col-span-2 sm:col-start-1 sm:row-start-3 sm:mt-1">
        {description}
      </div>
    </div>
  );
}

/** Around figures that are not what the page is about: one box for all. */
export function StatLines({ children }: { children: ReactNode }) {
  return (
    <div className="grid divide-y divide-line rounded-lg border border-line bg-surface sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
      {children}
    </div>
  );
}

type Line = Omit<StatCardProps, 'icon' | 'to'>;

/** The same below each other, for a narrow column. */
export function StatList({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="space-y-3 text-sm">
      {lines.map(({ title, value, description }) => (
        <div key={title} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <dt className="font-medium">{title}</dt>
          <dd className="row-span-2 font-display text-lg leading-6 font-semibold tabular-nums">
            {value ?? <Skeleton className="h-6 w-14" />}
          </dd>
          <dd className="text-xs text-ink-secondary">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure among them, below its name. */
export function StatLine({ title, value, description }: Line) {
  return (
    <div className="px-4 py-2.5 sm:px-5">
      <div className="text-sm text-ink-secondary">{title}</div>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <div className="font-display text-xl font-semibold tabular-nums">
          {value ?? <Skeleton className="h-7 w-16" />}
        </div>
        <div className="text-xs text-ink-secondary">{description}</div>
      </div>
    </div>
  );
}
