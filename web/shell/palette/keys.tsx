/** Keys as they are labelled on a keyboard, one after the other. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 items-center gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-sm border border-line-strong/60 bg-sunken px-1.5 py-0.5 text-center font-sans text-xs font-semibold text-ink-secondary"
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  );
}
