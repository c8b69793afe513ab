import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsWide } from './use-is-wide.ts';

interface DetailFoldProps {
  icon: LucideIcon;
  title: string;
  /** What is in it, where there is room to say so. */
  hint: ReactNode;
  children: ReactNode;
}

/** One thing that belongs to a conversation, below a line that opens it; open where it has a column of its own. */
export function DetailFold({ icon: Icon, title, hint, children }: DetailFoldProps) {
  const isWide = useIsWide();
  return (
    <details
      open={isWide}
      className="border-line max-lg:border-t max-lg:first:border-t-0 lg:max-[90rem]:min-w-0 lg:max-[90rem]:grow lg:max-[90rem]:basis-44 lg:max-[90rem]:open:basis-full min-[90rem]:border-b min-[90rem]:last:border-b-0"
    >
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-5 text-sm font-semibold focus-visible:-outline-offset-2">
        <Icon aria-hidden className="size-4 shrink-0 text-ink-secondary" />
        {title}
        <span className="min-w-0 truncate text-xs font-normal text-ink-secondary min-[90rem]:sr-only">
          {hint}
        </span>
      </summary>
      <div className="px-5 pt-1 pb-4">{children}</div>
    </details>
  );
}
