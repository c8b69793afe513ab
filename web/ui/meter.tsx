import { Bar } from './bar.tsx';
import { classNames } from './class-names.ts';

interface MeterProps {
  label: string;
  used: number;
  /** Null: unlimited. */
  limit: number | null;
  format: (value: number) => string;
  /** Without it, the words alone. */
  hasBar?: boolean;
  /** The figure right after its name, for meters next to each other: at the far end it would be read with the next name. */
  isInline?: boolean;
}

/** Used of a limit, in words and as a bar that turns amber at 80 and red at 100 percent. */
export function Meter({ label, used, limit, format, hasBar = true, isInline = false }: MeterProps) {
  const share = limit === null ? 0 : limit === 0 ? 1 : used / limit;
  const text = limit === null ? `${format(used)}, unlimited` : `${format(used)} of ${format(limit)}`;
  return (
    <div>
      <div
        className={classNames('flex items-baseline text-sm', isInline ? 'gap-2' : 'justify-between gap-3')}
      >
        <span className="font-medium">{label}</span>
        <span className="text-ink-secondary tabular-nums">{text}</span>
      </div>
      {hasBar && (
        <Bar
          label={label}
          value={used}
          maximum={limit ?? 0}
          valueText={text}
          fill={share >= 1 ? 'bg-failed' : share >= 0.8 ? 'bg-accent' : 'bg-brand'}
          className="mt-2"
        />
      )}
    </div>
  );
}
