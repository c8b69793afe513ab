import { Quote } from 'lucide-react';
import { Cited } from '#web/ui/cited.tsx';
import type { Demo, demos } from './chatgenie-content.ts';

type DemoPanelProps = (typeof demos)[Demo];

/** Example questions, and a sample chat for one of them. */
export function DemoPanel({ lead, lines, chat }: DemoPanelProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <h3 className="font-semibold text-ink-secondary">{lead}</h3>
        <ul className="mt-3 border-b border-line">
          {lines.map((line) => (
            <li
              key={line}
              className="border-t border-line py-4 font-display text-lg leading-snug font-semibold sm:text-xl"
            >
              {line}
            </li>
          ))}
        </ul>
      </div>
      <figure className="rounded-lg border border-line bg-surface p-5 shadow-md sm:p-7">
        <figcaption className="text-sm text-ink-secondary">A sample chat, with made-up messages</figcaption>
        <p className="mt-5 ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          {chat.question}
        </p>
        <p className="mt-3 w-fit max-w-[92%] rounded-lg rounded-bl-sm bg-sunken px-4 py-3">{chat.answer}</p>
        <div className="mt-3 ml-4 border-l-3 border-brand py-1 pl-4 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            <Quote aria-hidden className="size-4 shrink-0 text-brand" />
            {chat.proof.from} on {chat.proof.app}
            <span className="font-normal text-ink-secondary">{chat.proof.when}</span>
          </p>
          <p className="mt-1">
            <Cited>{chat.proof.text}</Cited>
          </p>
        </div>
      </figure>
    </div>
  );
}
