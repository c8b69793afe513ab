import type { ReactNode } from 'react';

interface ItemRowProps {
  title: ReactNode;
  /** Next to the title, such as a badge. */
  mark?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** Below, across the row: why something about it failed. */
  children?: ReactNode;
}

export function ItemRow({ title, mark, text, actions, children }: ItemRowProps) {
  return (
    <li className="border-b border-line px-5 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-semibold">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            {mark}
          </p>
          {text && <p className="mt-0.5 text-sm wrap-anywhere text-ink-secondary">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </li>
  );
}
