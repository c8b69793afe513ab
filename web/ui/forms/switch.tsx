import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  description?: ReactNode;
  /** Without its label in view, next to what it turns on. */
  isBare?: boolean;
}

/** On or off, with what it means at its left. */
export function Switch({ label, description, isBare = false, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'flex cursor-pointer justify-between gap-6',
        description ? 'items-start' : 'items-center',
      )}
    >
      <span className={isBare ? 'sr-only' : 'min-w-0'}>
        <span className="block text-sm font-medium">{label}</span>
        {description && (
          <span id={id} className="mt-0.5 block text-sm text-ink-secondary">
            {description}
          </span>
        )}
      </span>
      <span className={classNames('relative inline-flex h-6 w-10 shrink-0', description && 'mt-0.5')}>
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its checked state by itself
          role="switch"
          aria-label={label}
          aria-describedby={description ? id : undefined}
          className="peer size-full cursor-pointer appearance-none rounded-full border border-line-strong bg-line-strong transition-colors checked:border-brand checked:bg-brand dark:not-checked:bg-line"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-surface shadow-sm transition peer-checked:translate-x-4 dark:bg-ink-secondary dark:peer-checked:bg-surface" />
      </span>
    </label>
  );
}
