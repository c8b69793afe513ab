interface TimelineProps {
  entries: readonly { time: string; title: string; text: string }[];
}

/** Events along a line, each with its time of day. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <ol className="relative">
      {entries.map(({ time, title, text }) => (
        <li
          key={time}
          className="group relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 pb-10 last:pb-0 sm:grid-cols-[4rem_1.25rem_minmax(0,1fr)]"
        >
          <span className="hidden pt-0.5 text-right font-semibold text-ink-secondary tabular-nums sm:block">
            {time}
          </span>
          <span aria-hidden className="relative flex justify-center">
            <span className="mt-2 size-3 rounded-full border-2 border-brand bg-page" />
            <span className="absolute top-6 -bottom-10 w-px bg-line-strong/60 group-last:hidden" />
          </span>
          <div className="max-w-xl">
            <p className="font-semibold text-ink-secondary tabular-nums sm:hidden">{time}</p>
            <h3 className="font-display text-xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-1.5 text-ink-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
