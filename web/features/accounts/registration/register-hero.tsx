import { CreditCard, FileText, MessageSquareQuote, MonitorCheck } from 'lucide-react';

import { AnswerDrawing } from '#web/site/answer-drawing.tsx';

const points = [
  { icon: FileText, text: 'Reads websites, PDF, Word, tables and plain text' },
  { icon: MessageSquareQuote, text: 'Every answer cites the page or file it is based on' },
  { icon: MonitorCheck, text: '400,000+ screens' },
  { icon: CreditCard, text: 'No credit card required' },
];

const columnStyle = 'max-lg:mx-auto max-lg:w-full max-lg:max-w-lg';

/** What an account is for: above the form, on phones below it. */
export function RegisterPromise() {
  return (
    <div className={`${columnStyle} max-sm:order-1`}>
      <p className="max-w-xl font-display text-3xl font-semibold tracking-tight text-balance lg:text-4xl">
        Your first agent can answer questions in a minute
      </p>
      <p className="mt-3 max-w-xl text-lg text-ink-secondary">
        Add your website and anything else it should know, then paste one line into your page.
      </p>
    </div>
  );
}

/** What an account has. It stays where it is while the form next to it grows. */
export function RegisterHero() {
  return (
    <section className={`${columnStyle} max-sm:order-2`}>
      <div className="max-w-xl max-lg:hidden">
        <AnswerDrawing />
      </div>
      <ul className="grid max-w-xl lg:mt-8 gap-x-8 gap-y-3 sm:grid-cols-2">
        {points.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
