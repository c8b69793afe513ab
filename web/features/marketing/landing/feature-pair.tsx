import type { ReactNode } from 'react';
import { InboxDrawing } from '#web/features/marketing/drawings/inbox-drawing.tsx';
import { SourcesDrawing } from '#web/features/marketing/drawings/sources-drawing.tsx';
import { sideTitleStyle } from '#web/site/display-style.ts';

/** What goes into an agent, and what comes out of it, next to each other on one ground. */
export function FeaturePair() {
  return (
    <section className="border-y border-line bg-sunken py-16 sm:py-24 dark:bg-surface">
      <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-16 px-4 sm:px-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto] lg:gap-y-0">
        <Feature title="Trained on what you have already written" drawing={<SourcesDrawing />}>
          <p>
            Add your website, PDF and Word files, price lists, notes, and answers you approve word for word.
            Each source shows what was read and, if something couldn’t be read, why.
          </p>
          <p>You can ask the first question while the rest is still being read.</p>
        </Feature>
        <Feature title="See what people ask" drawing={<InboxDrawing />}>
          <p>
            Every conversation has an outcome: answered, partly answered, unanswered or human requested.
            Unanswered questions become your <span className="whitespace-nowrap">to-do list</span>.
          </p>
          <p>Visitors can leave their details. You find them under Leads.</p>
        </Feature>
      </div>
    </section>
  );
}

/** Its three rows are level with those of the other. */
function Feature({ title, drawing, children }: { title: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start lg:row-span-3 lg:grid-rows-subgrid">
      <h2 className={`${sideTitleStyle} max-w-xl lg:self-end`}>{title}</h2>
      <div className="mt-4 max-w-xl space-y-3 text-lg text-ink-secondary">{children}</div>
      <div className="mt-8 min-w-0 lg:mt-10">{drawing}</div>
    </div>
  );
}
