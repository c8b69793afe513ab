import type { ReactNode } from 'react';
import type { ContactTopic } from '#web/site/contact-topics.ts';
import { CallButtons } from './call-buttons.tsx';
import { sectionTitleStyle } from './display-style.ts';

interface ClosingCallProps {
  title: string;
  text: ReactNode;
  topic?: ContactTopic;
  leadsWith?: 'start' | 'contact';
}

/** Ends a public page with the next step. */
export function ClosingCall({ title, text, ...buttons }: ClosingCallProps) {
  return (
    <section data-closing className="mx-auto w-full max-w-7xl px-4 pt-4 pb-16 sm:px-6 sm:pb-24">
      <div className="grid items-center gap-8 rounded-lg bg-brand-soft px-6 py-10 sm:px-12 sm:py-14 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-2xl">
          <h2 className={sectionTitleStyle}>{title}</h2>
          <p className="mt-3 text-lg text-on-brand-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <CallButtons {...buttons} />
        </div>
      </div>
    </section>
  );
}
