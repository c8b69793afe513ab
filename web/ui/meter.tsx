import { Bar } from './bar.tsx';

interface MeterProps {
  label: string;
  used: number;
  /** Null: unlimited. */
  limit: number | null;
  format: (value: number) => string;
  /** Without it, the words alone. */
  hasBar?: boolean;
}

/** Used of a limit, in words and as a bar that turns amber at 80 and red at 100 percent. */
export function Meter({ label, used, limit, format, hasBar = true }: MeterProps) {
  const share = limit === null ? 0 : limit === 0 ? 1 : used / limit;
  const text = limit === null ? `${format(used)}, unlimited` : `${format(used)} of ${format(limit)}`;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
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
