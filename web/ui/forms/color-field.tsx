import type { ControlProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface ColorFieldProps extends ControlProps {
  value: string;
  onChange: (value: string) => void;
  name: string;
  /** Colours to choose from with one press. */
  swatches?: readonly { name: string; color: string }[];
}

/** A colour, picked from the browser's palette or typed as #rrggbb. */
export function ColorField({ value, onChange, swatches = [], ...control }: ColorFieldProps) {
  const isColor = /^#[0-9a-fA-F]{6}$/.test(value);
  const chosen = value.toLowerCase();
  return (
    <div className="space-y-2.5">
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
          className="max-w-40 font-mono"
        />
      </div>
      {swatches.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {swatches.map(({ name, color }) => (
            <li key={color}>
              <button
                type="button"
                aria-label={name}
                title={name}
                aria-pressed={chosen === color}
                onClick={() => onChange(color)}
                className="block size-8 rounded-full outline-offset-2 ring-1 ring-line-strong aria-pressed:outline-2 aria-pressed:outline-ink"
                style={{ backgroundColor: color }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
