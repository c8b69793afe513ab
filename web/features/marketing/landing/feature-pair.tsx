import type { ReactNode } from 'react';
import { sideTitleStyle } from '#web/site/display-style.ts';
import { MessagesPicture } from './messages-picture.tsx';

/** What goes into an agent, and what comes out of it, next to each other, above the screen where that is read. */
export function FeaturePair() {
  return (
    <section className="border-y border-line bg-sunken py-16 sm:py-24 dark:bg-surface">
      <div className="mx-auto grid w-full max-w-7xl gap-x-8 gap-y-10 px-4 sm:px-6 md:grid-cols-2">
        <Feature title="Trained on what you have already written">
          <p>
            Add your website, PDF and Word files, price lists, notes, and answers you approve word for word.
            Each source shows what was read and, if something couldn’t be read, why.
          </p>
          <p>You can ask the first question while the rest is still being read.</p>
        </Feature>
        <Feature title="See what people ask">
          <p>
            Every conversation has an outcome: answered, partly answered, unanswered or human requested.
            Unanswered questions become your <span className="whitespace-nowrap">to-do list</span>.
          </p>
          <p>Visitors can leave their details. You find them under Leads.</p>
        </Feature>
        <div className="md:col-span-2 md:mt-4">
          <MessagesPicture />
        </div>
      </div>
    </section>
  );
}

/** Its text begins where that of the other does. */
function Feature({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start md:row-span-2 md:grid-rows-subgrid md:gap-y-4">
      <h2 className={`${sideTitleStyle} max-w-xl`}>{title}</h2>
      <div className="max-w-xl space-y-3 text-lg text-ink-secondary max-md:mt-4">{children}</div>
    </div>
  );
}
