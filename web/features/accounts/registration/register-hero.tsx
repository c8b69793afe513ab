import { CreditCard, FileText, MessageSquareQuote, MonitorCheck } from 'lucide-react';

const points = [
  { icon: FileText, text: 'Reads websites, PDF, Word, tables and plain text' },
  { icon: MessageSquareQuote, text: 'Every answer cites the page or file it is based on' },
  { icon: MonitorCheck, text: '400,000+ screens' },
  { icon: CreditCard, text: 'No credit card required' },
];

export function RegisterHero() {
  return (
    <section>
      <p className="font-display text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
        Your first agent can answer questions in a minute
      </p>
      <p className="mt-4 max-w-xl text-lg text-ink-secondary">
        Add your website and anything else it should know, then paste one line into your page.
      </p>
      <ul className="mt-8 space-y-4">
        {points.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon aria-hidden className="size-5 shrink-0 text-brand" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
