import type { LucideIcon } from 'lucide-react';

/** Stands for another company's product by the sign that it has in the list of pages: its own is not ours to draw. */
export function ServiceMark({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-on-brand-soft"
    >
      <Icon className="size-5" />
    </span>
  );
}
