import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** A code that is typed over from an app, an email or a list of recovery codes. The form has it as `code`. */
export function CodeInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      name="code"
      autoComplete="one-time-code"
      maxLength={40}
      spellCheck={false}
      {...props}
      className="font-mono tracking-wider"
    />
  );
}
