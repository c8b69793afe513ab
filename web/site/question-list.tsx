import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface QuestionListProps {
  entries: readonly { question: string; answer: ReactNode; isOpen?: boolean }[];
}

/** Questions that expand to their answers, without any script. */
export function QuestionList({ entries }: QuestionListProps) {
  return (
    <div className="border-b border-line">
      {entries.map(({ question, answer, isOpen }) => (
        <details key={question} open={isOpen} className="group border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-ink-secondary transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-2xl pb-6 text-ink-secondary">{answer}</div>
        </details>
      ))}
    </div>
  );
}
