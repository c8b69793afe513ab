import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { displayStyle } from './display-style.ts';

interface PageHeroProps {
  /** What kind of page this is, in a word or two. */
  kicker?: string;
  title: string;
  lead: ReactNode;
  actions?: ReactNode;
  /** To the right of the text, below it on narrow windows. */
  drawing?: ReactNode;
}

/** Opens a public page: its only `h1`, what it is about, and the next step. */
export function PageHero({ kicker, title, lead, actions, drawing }: PageHeroProps) {
  return (
    <section className="pt-12 pb-14 sm:pt-20 sm:pb-20">
      <div
        className={classNames(
          'mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-12 px-4 sm:px-6',
          drawing !== undefined && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]',
        )}
      >
        <div className={drawing === undefined ? 'max-w-3xl' : 'max-w-2xl'}>
          {kicker && <p className="mb-4 font-semibold text-brand">{kicker}</p>}
          <h1 className={displayStyle}>{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-secondary">{lead}</p>
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {drawing}
      </div>
    </section>
  );
}
