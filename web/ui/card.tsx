import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Lets content such as a table reach the edges. */
  isFlush?: boolean;
  /** For fields: where there is room, title and description are at their left, and no field is wider than one can read. */
  isSplit?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A surface on the page with an optional heading. */
export function Card({
  title,
  description,
  actions,
  isFlush = false,
  isSplit = false,
  className,
  children,
}: CardProps) {
  const content = (
    <>
      {title && (
        <header
          className={classNames(
            'flex flex-wrap justify-between gap-x-4 gap-y-3 px-5 pt-5',
            description || isSplit ? 'items-start' : 'items-center',
            // Stays while its fields are scrolled through.
            isSplit && '@3xl/card:sticky @3xl/card:top-20 @3xl/card:self-start @3xl/card:pb-5',
          )}
        >
          <div className="min-w-0 grow basis-44">
            <h2 className="text-lg font-semibold break-words">{title}</h2>
            {description && <p className="mt-0.5 text-sm text-ink-secondary">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      <div className={isFlush ? 'pt-4' : 'p-5'}>{children}</div>
    </>
  );
  return (
    <section
      className={classNames(
        'min-w-0 rounded-lg border border-line bg-surface',
        isSplit && '@container/card',
        className,
      )}
    >
      {isSplit ? (
        <div className="@3xl/card:grid @3xl/card:grid-cols-[minmax(0,17.5rem)_minmax(0,54rem)] @3xl/card:gap-x-6">
          {content}
        </div>
      ) : (
        content
      )}
    </section>
  );
}
