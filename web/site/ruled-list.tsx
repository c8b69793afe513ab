import type { ReactNode } from 'react';

interface RuledListProps {
  entries: readonly { term: string; text: ReactNode }[];
}

/** Terms with their explanations, separated by lines. */
export function RuledList({ entries }: RuledListProps) {
  return (
    <dl className="border-b border-line">
      {entries.map(({ term, text }) => (
        <div
          key={term}
          className="grid gap-x-8 gap-y-1.5 border-t border-line py-5 sm:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="text-lg font-semibold">{term}</dt>
          <dd className="max-w-2xl text-ink-secondary">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
