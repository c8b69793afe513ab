import { FileText } from 'lucide-react';

interface SituationRowProps {
  business: string;
  text: string;
  question: string;
  answer: string;
  /** Where the answer comes from. */
  source: string;
  /** What such an agent is usually trained on. */
  sources: string;
}

/** A kind of business and a typical question with its answer. */
export function SituationRow({ business, text, question, answer, source, sources }: SituationRowProps) {
  return (
    <section className="grid items-start gap-x-16 gap-y-8 border-t border-line py-12 lg:grid-cols-2">
      <div className="max-w-xl">
        <h2 className="font-display text-2xl font-semibold tracking-tight">{business}</h2>
        <p className="mt-3 text-lg text-ink-secondary">{text}</p>
        <p className="mt-4 text-sm">
          <span className="font-semibold">Trained on:</span>{' '}
          <span className="text-ink-secondary">{sources}</span>
        </p>
      </div>
      <figure className="rounded-lg bg-sunken p-5 sm:p-6">
        <figcaption className="sr-only">An example question and its answer</figcaption>
        <p className="ml-auto w-fit max-w-[90%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          {question}
        </p>
        <div className="mt-3 w-fit max-w-[90%] rounded-lg rounded-bl-sm border border-line bg-surface px-4 py-3">
          <p>{answer}</p>
          <p className="mt-2.5 flex items-center gap-1.5 text-xs font-semibold text-brand">
            <FileText aria-hidden className="size-4 shrink-0" />
            {source}
          </p>
        </div>
      </figure>
    </section>
  );
}
