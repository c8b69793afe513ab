import type { ComponentProps, ReactNode } from 'react';

/** A box to tick, with its label next to it. */
export function Checkbox({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm">
      <input {...rest} type="checkbox" className="size-4 accent-brand" />
      {label}
    </label>
  );
}
