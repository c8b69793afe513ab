import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { classNames } from './class-names.ts';

interface PageHeadingProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** A picture of 40 px in front of the title. */
  mark?: ReactNode;
  /** How what the page is about is now, after its title. */
  status?: ReactNode;
  /** The parts of the page: at the right of its title on wide screens, below it on others. */
  tabs?: ReactNode;
  /** The way back up. On a phone the back gesture and the menu are that, and the line would cost a row. */
  trail?: readonly { to: string; label: string }[];
  /** For one short action and a title that may be long: the action stays at its right, and the title breaks. */
  keepsActionsRight?: boolean;
}

/**
 * Title of a page, what it is for, and its main buttons. The title is at the same height on every page: on wide
 * screens the way back up is in the space above it.
 */
export function PageHeading(props: PageHeadingProps) {
  const { title, description, actions, mark, status, tabs, trail, keepsActionsRight = false } = props;
  return (
    <div className="lg:pt-2">
      {trail && (
        <div className="mb-2 max-sm:hidden lg:-mt-7 lg:h-5">
          <Breadcrumb trail={trail} current={title} />
        </div>
      )}
      <div
        className={classNames(
          'flex items-start justify-between',
          !keepsActionsRight && 'flex-wrap',
          !tabs && 'gap-x-6 gap-y-4',
          tabs && 'gap-x-4 gap-y-2 xl:gap-x-6 xl:flex-nowrap xl:border-b xl:border-line',
        )}
      >
        <div
          className={classNames(
            'flex min-w-0 items-center gap-3',
            // A long title breaks before the buttons leave its line.
            tabs ? 'xl:max-w-96 xl:shrink-0' : 'flex-1 basis-40',
          )}
        >
          {mark}
          <h1 className="min-w-0 py-0.75 font-display text-2xl font-semibold tracking-tight break-words">
            {title}
          </h1>
          {status}
        </div>
        {tabs && (
          <div className="min-w-0 grow max-xl:order-last max-xl:w-full xl:self-end [&>nav]:xl:border-b-0">
            {tabs}
          </div>
        )}
        {actions && (
          <div className={classNames('flex min-h-10 flex-wrap items-center gap-2', tabs && 'xl:shrink-0')}>
            {actions}
          </div>
        )}
      </div>
      {description && (
        <p
          className={classNames(
            'max-w-3xl text-ink-secondary',
            tabs ? 'mt-4' : actions ? 'mt-2 sm:mt-1' : 'mt-1',
          )}
        >
          {description}
        </p>
      )}
    </div>
  );
}
