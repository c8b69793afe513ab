import { classNames } from './class-names.ts';

interface BarProps {
  label: string;
  value: number;
  maximum: number;
  /** How a screen reader says the value. */
  valueText: string;
  /** Class of the filled part. */
  fill: string;
  className?: string;
}

/** A measure drawn as a bar. */
export function Bar({ label, value, maximum, valueText, fill, className }: BarProps) {
  const share = maximum > 0 ? Math.min(1, Math.max(0, value / maximum)) : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers leave almost nothing of <meter> to style
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(maximum, 1)}
      aria-valuenow={Math.min(value, Math.max(maximum, 1))}
      aria-valuetext={valueText}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={classNames('h-full rounded-full transition-[width]', fill)}
        // However little, it is seen.
        style={{ width: `${share * 100}%`, minWidth: value > 0 ? '0.375rem' : undefined }}
      />
    </div>
  );
}
