import type { ComponentProps, ReactNode } from 'react';

/** A box to tick, with its label next to it. */
export function Checkbox({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className="inline-flex cursor-pointer items-start gap-2 py-0.5 text-sm">
      <input {...rest} type="checkbox" className="mt-0.5 size-4 shrink-0" />
      {label}
    </label>
  );
}
