import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { sectionTitleStyle, sideTitleStyle } from './display-style.ts';

interface SectionProps {
  id?: string;
  title?: string;
  lead?: ReactNode;
  /** `beside`: on wide windows, heading on the left and content on the right. */
  layout?: 'below' | 'beside';
  tone?: 'page' | 'sunken';
  className?: string;
  children?: ReactNode;
}

/** A section of a public page, with the spacing that all of them share. */
export function Section({
  id,
  title,
  lead,
  layout = 'below',
  tone = 'page',
  className,
  children,
}: SectionProps) {
  const isBeside = layout === 'beside';
  return (
    <section
      id={id}
      className={classNames(
        'py-16 sm:py-24',
        tone === 'sunken' &&
          'border-y border-line bg-sunken dark:bg-surface [&+[data-closing]]:pt-16 sm:[&+[data-closing]]:pt-24',
        className,
      )}
    >
      <div
        className={classNames(
          'mx-auto w-full max-w-7xl px-4 sm:px-6',
          isBeside && 'grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        {title && (
          <div
            className={classNames(!isBeside && 'max-w-2xl', isBeside && 'lg:sticky lg:top-24 lg:self-start')}
          >
            <h2 className={isBeside ? sideTitleStyle : sectionTitleStyle}>{title}</h2>
            {lead && <p className="mt-4 text-lg text-ink-secondary">{lead}</p>}
          </div>
        )}
        {children && (
          <div className={classNames('min-w-0', title && !isBeside && 'mt-10 sm:mt-12')}>{children}</div>
        )}
      </div>
    </section>
  );
}
