import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';

interface PageHeadingProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** The way back up. On a phone the back gesture and the menu are that, and the line would cost a row. */
  trail?: readonly { to: string; label: string }[];
}

/**
 * Title of a page, what it is for, and its main buttons. The title is at the same height on every page: on wide
 * screens the way back up is in the space above it.
 */
export function PageHeading({ title, description, actions, trail }: PageHeadingProps) {
  return (
    <div className="lg:pt-2">
      {trail && (
        <div className="mb-2 max-sm:hidden lg:-mt-7 lg:h-5">
          <Breadcrumb trail={trail} current={title} />
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="py-0.75 font-display text-2xl font-semibold tracking-tight break-words">{title}</h1>
          {description && <p className="mt-1 max-w-3xl text-ink-secondary">{description}</p>}
        </div>
        {actions && <div className="flex min-h-10 flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}
