import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface RadioCardsProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  legend: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string; description?: string }[];
  /** What is so now, before the choice. */
  note?: ReactNode;
  /** The choice has no effect yet, so it has no colour. */
  isQuiet?: boolean;
  /** Where React keeps the choice; leave out where the form does. */
  value?: string | undefined;
  /** What is chosen at first, where the form keeps the choice. */
  defaultValue?: string | undefined;
}

/** One of a few, each with its meaning in view. */
export function RadioCards({
  legend,
  hint,
  note,
  isQuiet = false,
  options,
  value,
  defaultValue,
  ...rest
}: RadioCardsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {note && <p className="mb-2 text-sm">{note}</p>}
      <div
        className={classNames(
          'grid gap-2',
          // Four would leave one alone below the others.
          options.length === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex cursor-pointer items-start gap-2.5 rounded-md border border-line bg-surface px-3.5 py-3 transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              isQuiet
                ? 'has-checked:border-line-strong'
                : 'has-checked:border-brand has-checked:bg-brand-soft',
            )}
          >
            <input
              {...rest}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              className="mt-0.5 size-4 shrink-0 outline-none"
            />
            <span className="min-w-0 text-sm">
              <span className="block font-semibold">{option.label}</span>
              {option.description && <span className="block text-ink-secondary">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && <p className="mt-1.5 text-xs text-ink-secondary">{hint}</p>}
    </fieldset>
  );
}
