import { FileText } from 'lucide-react';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';
import { Drawing } from './drawing.tsx';

/** A question, its answer, and the cited passage. */
export function AnswerDrawing() {
  return (
    <Drawing label="A chat: a visitor asks whether an engraved mug can be returned. The agent answers from the returns page and quotes it.">
      <div className="rounded-lg border border-line bg-surface shadow-lg">
        <div className="flex items-center gap-3 rounded-t-lg bg-brand px-5 py-4 text-on-brand">
          <span className="flex size-9 items-center justify-center rounded-full bg-on-brand/15 font-display font-semibold">
            K
          </span>
          <span>
            <span className="block font-semibold">Kiln &amp; Co.</span>
            <span className="block text-xs">Answers from our own pages</span>
          </span>
        </div>
        <div className="space-y-4 p-5">
          <p className="ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
            Can I send back a mug with a name on it?
          </p>
          <div className="w-fit max-w-[92%] rounded-lg rounded-bl-sm bg-sunken px-4 py-3">
            <p>
              Engraved pieces are made for you and cannot be returned, unless they arrive{' '}
              <span className="whitespace-nowrap">
                damaged. <CitedNumber>{1}</CitedNumber>
              </span>
            </p>
          </div>
          <CitedQuote className="ml-4 py-1">
            <p className="flex items-center gap-2 font-semibold">
              <FileText className="size-4 shrink-0 text-brand" />
              Returns › Made to order
            </p>
            <p className="mt-1.5">
              <Cited>
                “Engraved pieces are made for you and cannot be returned, unless they arrive damaged.”
              </Cited>
            </p>
          </CitedQuote>
        </div>
        <div className="mx-5 mb-5 rounded-md border border-line-strong/60 px-4 py-2.5 text-sm text-ink-secondary">
          Ask me anything...
        </div>
      </div>
    </Drawing>
  );
}
