import type { ReactNode } from 'react';
import { sectionTitleStyle } from '#web/site/display-style.ts';
import { classNames } from '#web/ui/class-names.ts';

interface FeatureRowProps {
  title: string;
  drawing: ReactNode;
  /** The drawing is on the left. */
  isMirrored?: boolean;
  children: ReactNode;
}

/** A feature and a drawing of it. */
export function FeatureRow({ title, drawing, isMirrored = false, children }: FeatureRowProps) {
  return (
    <section className="py-12 sm:py-16">
      <div className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-8 px-4 sm:px-6 lg:grid-cols-2">
        <div className={classNames('max-w-xl', isMirrored && 'lg:order-2')}>
          <h2 className={sectionTitleStyle}>{title}</h2>
          <div className="mt-4 space-y-4 text-lg text-ink-secondary">{children}</div>
        </div>
        <div className="min-w-0">{drawing}</div>
      </div>
    </section>
  );
}
