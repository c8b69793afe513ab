import { useState } from 'react';
import type { ControlProps } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';

interface LinesFieldProps extends ControlProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  name: string;
  rows: number;
  placeholder: string;
}

/** A list of short texts, one a line. */
export function LinesField({ value, onChange, ...rest }: LinesFieldProps) {
  // The text as typed, with its empty lines, which the list does not have.
  const [text, setText] = useState<string | null>(null);
  return (
    <TextArea
      {...rest}
      value={text ?? value.join('\n')}
      onChange={(event) => {
        setText(event.target.value);
        onChange(
          event.target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
      onBlur={() => setText(null)}
    />
  );
}
