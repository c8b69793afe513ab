import { ChartColumn, MessageCircle, Quote } from 'lucide-react';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';
import type { Demo, demos } from './chatgenie-content.ts';
import { DemoQuestion } from './demo-question.tsx';

type DemoPanelProps = (typeof demos)[Demo];

/** Example questions, and the answer to one of them, which `ask-demo.ts` replaces with that to any other. */
export function DemoPanel({ lead, lines, questions, chat }: DemoPanelProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h3 className="font-semibold text-ink-secondary">{lead}</h3>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li key={line}>
              {questions ? (
                // The script makes it a button that asks: without scripts it is a sentence.
                <span
                  data-demo-question
                  aria-current={line === chat.question ? 'true' : undefined}
                  className="flex min-h-13 w-full items-center gap-3 border-l-3 border-transparent px-4 py-2 text-left text-[1rem] font-semibold transition-colors enabled:hover:bg-surface/60 aria-[current=true]:border-brand aria-[current=true]:bg-surface"
                >
                  <MessageCircle aria-hidden className="size-4 shrink-0 text-brand" />
                  {line}
                </span>
              ) : (
                <span className="flex min-h-13 items-center gap-3 px-4 py-2 text-[1rem] font-semibold">
                  <ChartColumn aria-hidden className="size-4 shrink-0 text-brand" />
                  {line}
                </span>
              )}
            </li>
          ))}
        </ul>
        {questions && <DemoQuestion />}
      </div>
      <figure className="chat-tokens rounded-lg border border-line bg-surface p-5 text-ink shadow-md sm:p-7">
        <figcaption className="text-sm text-ink-secondary">A sample chat, with made-up messages</figcaption>
        <p
          data-demo-asked={questions || undefined}
          className="mt-5 ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand"
        >
          {chat.question}
        </p>
        <div aria-live="polite">
          <p
            data-demo-answered={questions || undefined}
            className="mt-3 w-fit max-w-[92%] rounded-lg rounded-bl-sm bg-sunken px-4 py-3"
          >
            {chat.answer}
          </p>
          <div data-demo-quotes={questions || undefined}>
            <CitedQuote className="mt-3 py-1">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                <Quote aria-hidden className="size-4 shrink-0 text-ink-secondary" />
                <span data-demo-from>
                  {chat.proof.from} on {chat.proof.app}
                </span>
                <span data-demo-when className="font-normal text-ink-secondary">
                  {chat.proof.when}
                </span>
              </p>
              <p className="mt-1 break-words">
                <Cited>
                  <span data-demo-text>{chat.proof.text}</span>
                </Cited>
              </p>
            </CitedQuote>
          </div>
        </div>
      </figure>
    </div>
  );
}
