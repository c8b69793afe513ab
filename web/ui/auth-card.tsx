import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const tones = {
  brand: 'bg-brand-soft text-on-brand-soft',
  ready: 'bg-ready-soft text-ready',
  failed: 'bg-failed-soft text-failed',
};

interface AuthCardProps {
  title: string;
  icon?: LucideIcon;
  tone?: keyof typeof tones;
  text?: ReactNode;
  children?: ReactNode;
}

/** A page that is one step of an account: what it is, what to do, nothing next to it. */
export function AuthCard({ title, icon: Icon, tone = 'brand', text, children }: AuthCardProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-12 sm:py-16">
      <section className="rounded-lg border border-line bg-surface p-6 shadow-md sm:p-8">
        {Icon && (
          <span
            className={classNames('mb-5 flex size-11 items-center justify-center rounded-full', tones[tone])}
          >
            <Icon aria-hidden className="size-5" />
          </span>
        )}
        <h1 className="font-display text-xl font-semibold break-words">{title}</h1>
        {text && <div className="mt-1.5 text-sm break-words text-ink-secondary">{text}</div>}
        {children && <div className="mt-6">{children}</div>}
      </section>
    </div>
  );
}
