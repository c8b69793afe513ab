interface RoutineListProps {
  entries: readonly { title: string; text: string }[];
}

/** Numbered steps in two columns, each with a text next to its number. */
export function RoutineList({ entries }: RoutineListProps) {
  return (
    <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {entries.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line-strong font-semibold tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="pt-1 text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-ink-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
