interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** Steps in order, in one row where there is room. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-brand pt-5">
          <span aria-hidden className="font-display text-lg font-semibold text-brand tabular-nums">
            {index + 1}
          </span>
          <h3 className="mt-1 font-display text-xl font-semibold tracking-tight">{title}</h3>
          <p className="mt-2 text-ink-secondary">{text}</p>
        </li>
      ))}
    </ol>
  );
}
