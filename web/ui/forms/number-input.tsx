import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from './text-input.tsx';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Null for nothing. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Of what time or thing it is, in the field: `per hour`. */
  unit?: string;
}

/** A whole number of at least 1, or nothing. */
export function NumberInput({ value, onChange, unit, className, ...rest }: NumberInputProps) {
  const input = (
    <TextInput
      {...rest}
      type="number"
      className={classNames(unit === undefined ? 'max-w-40' : 'pr-24', className)}
      min={1}
      step={1}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  );
  if (unit === undefined) return input;
  return (
    <div className="relative max-w-48">
      {input}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-sm text-ink-secondary"
      >
        {unit}
      </span>
    </div>
  );
}
