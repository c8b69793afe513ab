import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Null for nothing. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number of at least 1, or nothing. */
export function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      type="number"
      min={1}
      step={1}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  );
}
