import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from './text-input.tsx';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Null for nothing. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number of at least 1, or nothing. */
export function NumberInput({ value, onChange, className, ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      type="number"
      className={classNames('max-w-40', className)}
      min={1}
      step={1}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  );
}
