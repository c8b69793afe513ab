import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'quiet' | 'neutral' | 'brand' | 'ready' | 'partial' | 'failed' | 'training';

const tones: Record<Tone, string> = {
  /** Says that all is well, which nobody has to look for: without a ground. */
  quiet: 'text-ink-secondary',
  neutral: 'bg-sunken text-ink-secondary',
  brand: 'bg-brand-soft text-on-brand-soft',
  ready: 'bg-ready-soft text-ready',
  partial: 'bg-partial-soft text-partial',
  failed: 'bg-failed-soft text-failed',
  training: 'bg-training-soft text-training',
};

interface BadgeProps {
  tone: Tone;
  /** Says the same as the colour, for people who do not see it. */
  icon?: LucideIcon | undefined;
  isTurning?: boolean;
  children: ReactNode;
}

export function Badge({ tone, icon: Icon, isTurning = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full py-0.5 text-xs whitespace-nowrap',
        tone === 'quiet' ? 'font-medium' : 'px-2.5 font-semibold',
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden className={classNames('size-3.5 shrink-0', isTurning && 'animate-spin')} />}
      {children}
    </span>
  );
}
