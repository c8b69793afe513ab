import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  /** Of no concern to most who read it. */
  neutral: { icon: Info, look: 'bg-sunken text-ink-secondary' },
  info: { icon: Info, look: 'bg-brand-soft text-on-brand-soft' },
  success: { icon: CircleCheck, look: 'bg-ready-soft text-ready' },
  warning: { icon: TriangleAlert, look: 'bg-partial-soft text-partial' },
  error: { icon: CircleAlert, look: 'bg-failed-soft text-failed' },
};

interface NoticeProps {
  tone: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A sentence that matters now, in the flow of the page. Errors are read out at once, all else at the next pause. */
export function Notice({ tone, children, action, className }: NoticeProps) {
  const { icon: Icon, look } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md px-4 py-3 text-sm',
        look,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0 font-medium break-words">{children}</div>
      </div>
      {action}
    </div>
  );
}
