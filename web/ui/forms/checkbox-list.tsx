import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';

interface CheckboxListProps {
  legend: string;
  /** The form has what is ticked under this name. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** Ticked at first. */
  chosen: readonly string[];
  error: string | undefined;
  /** In two columns where there is room. */
  isWide?: boolean;
}

/** Several of some options. */
export function CheckboxList({ legend, name, options, chosen, error, isWide = false }: CheckboxListProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={isWide ? 'grid gap-x-4 gap-y-1 sm:grid-cols-2' : 'flex flex-col gap-1.5'}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            label={label}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-xs font-medium text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
