import { CreditCard, FileText, MessageSquareQuote, MonitorCheck } from 'lucide-react';

import { AnswerDrawing } from '#web/site/answer-drawing.tsx';

const points = [
  { icon: FileText, text: 'Reads websites, PDF, Word, tables and plain text' },
  { icon: MessageSquareQuote, text: 'Every answer cites the page or file it is based on' },
  { icon: MonitorCheck, text: '400,000+ screens' },
  { icon: CreditCard, text: 'No credit card required' },
];

/** What an account is for. It stays where it is while the form next to it grows. */
export function RegisterHero() {
  return (
    <section className="max-lg:mx-auto max-lg:w-full max-lg:max-w-lg">
      <p className="max-w-xl font-display text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
        Your first agent can answer questions in a minute
      </p>
      <p className="mt-4 max-w-xl text-lg text-ink-secondary">
        Add your website and anything else it should know, then paste one line into your page.
      </p>
      <div className="mt-8 max-w-xl max-lg:hidden">
        <AnswerDrawing />
      </div>
      <ul className="mt-8 grid max-w-2xl gap-x-8 gap-y-3 sm:grid-cols-2">
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
