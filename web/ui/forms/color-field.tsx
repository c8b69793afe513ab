import type { ControlProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface ColorFieldProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
  name: string;
}

/** A colour, picked from the browser's palette or typed as #rrggbb. */
export function ColorField({ value, onChange, ...control }: ColorFieldProps) {
  const isColor = /^#[0-9a-fA-F]{6}$/.test(value);
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label="Pick a colour"
        // Edits the field below, without a name that would send it twice.
        data-field={control.name}
        value={isColor ? value : '#000000'}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
      />
      <TextInput
        {...control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        maxLength={7}
        className="font-mono"
      />
    </div>
  );
}
