import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** The address of a website or one of its pages, with or without `https://`. The form has it as `url`. */
export function WebAddressInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      name="url"
      inputMode="url"
      autoComplete="url"
      placeholder="www.example.com"
      maxLength={2_048}
      {...props}
    />
  );
}
