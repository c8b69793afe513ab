import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { outcomes } from '#web/console/conversations/outcome-badge.tsx';
import { rangeOfDays } from '#web/lib/date-ranges.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { type Span, topOfScale, type Unit } from './arrange-days.ts';

/** From the bottom up. Stripes tell the unanswered apart where colours do not. */
const parts = [
  { label: outcomes.answered.label, count: (span: Span) => span.outcomes.answered, fill: 'bg-ready' },
  { label: outcomes.hedged.label, count: (span: Span) => span.outcomes.hedged, fill: 'bg-partial' },
  {
    label: outcomes.declined.label,
    count: (span: Span) => span.outcomes.declined,
    fill: 'bg-[repeating-linear-gradient(135deg,var(--failed)_0_4px,var(--failed-soft)_4px_7px)]',
  },
  { label: outcomes.handoff.label, count: (span: Span) => span.outcomes.handoff, fill: 'bg-training' },
  {
    label: outcomes.smalltalk.label,
    count: (span: Span) => span.outcomes.smalltalk,
    fill: 'bg-[color-mix(in_srgb,var(--line-strong)_60%,var(--surface))]',
  },
] as const;

const headings: Record<Unit, string> = { day: 'Day', week: 'Week', month: 'Month' };

interface ActivityChartProps {
  unit: Unit;
  spans: readonly Span[];
  /** With an agent, a row of the table leads to its messages. */
  agentId?: string;
}

/** Messages over time as stacked bars by outcome, and the same as a table. */
export function ActivityChart({ unit, spans, agentId }: ActivityChartProps) {
  const highest = Math.max(...spans.map(({ messages }) => messages));
  const top = topOfScale(highest);
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-sm font-semibold">Messages by {unit}</span>
        <span aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-secondary">
          {parts.map(({ label, fill }) => (
            <span key={label} className="flex items-center gap-1.5">
              <span className={classNames('size-3 rounded-xs', fill)} />
              {label}
            </span>
          ))}
        </span>
      </figcaption>
      <div aria-hidden className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="relative h-44 text-xs text-ink-secondary tabular-nums">
          {/* Keeps the column as wide as its widest figure. */}
          <span className="invisible">{formatNumber(top)}</span>
          {[top, top / 2, 0].map((value) => (
            <span
              key={value}
              className="absolute right-0 translate-y-1/2 leading-none"
              style={{ bottom: `${(value / top) * 100}%` }}
            >
              {formatNumber(value)}
            </span>
          ))}
        </div>
        <div className="relative h-44">
          {[top, top / 2, 0].map((value) => (
            <span
              key={value}
              className={classNames(
                'absolute inset-x-0 border-t',
                value === 0 ? 'border-line-strong' : 'border-line',
              )}
              style={{ bottom: `${(value / top) * 100}%` }}
            />
          ))}
          {highest === 0 && (
            <p className="absolute inset-0 flex items-center justify-center text-center text-sm text-ink-secondary">
              No messages in this period.
            </p>
          )}
          <div className="absolute inset-0 flex items-end">
            {spans.map((span) => (
              <BarOf key={span.from.getTime()} span={span} top={top} />
            ))}
          </div>
        </div>
        <Axis spans={spans} unit={unit} />
      </div>
      <details className="mt-4 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm font-semibold text-brand">
          Show as a table
        </summary>
        <div className="-mx-5 mt-3 max-h-96 overflow-y-auto">
          <SpanTable unit={unit} spans={spans} {...(agentId ? { agentId } : {})} />
        </div>
      </details>
    </figure>
  );
}

function BarOf({ span, top }: { span: Span; top: number }) {
  const words = parts.map(({ label, count }) => `${label}: ${formatNumber(count(span))}`).join(', ');
  return (
    <span
      title={`${nameOf(span)}. ${words}`}
      className="flex h-full min-w-0 flex-1 flex-col-reverse items-center gap-px hover:bg-sunken/70"
    >
      {parts.map(({ label, count, fill }) => {
        const value = count(span);
        return (
          value > 0 && (
            <span
              key={label}
              className={classNames('w-4/5 max-w-12 rounded-xs', fill)}
              // One of very many is still seen.
              style={{ height: `max(2px, ${(value / top) * 100}%)` }}
            />
          )
        );
      })}
    </span>
  );
}

/** The first day, the last and as many between as fit; each is under its bar. */
function Axis({ spans, unit }: { spans: readonly Span[]; unit: Unit }) {
  const format = dateFormat(
    unit === 'month' ? { month: 'short', year: '2-digit' } : { month: 'short', day: 'numeric' },
    false,
  );
  const step = Math.max(1, Math.ceil(spans.length / 8));
  return (
    <div className="col-start-2 mt-1.5 flex text-xs text-ink-secondary tabular-nums">
      {spans.map((span, index) => (
        <span key={span.from.getTime()} className="relative h-5 min-w-0 flex-1">
          {index % step === 0 && (
            <span
              className={classNames(
                'absolute left-1/2 -translate-x-1/2 whitespace-nowrap',
                // On a phone every other one.
                (index / step) % 2 === 1 && 'max-sm:hidden',
              )}
            >
              {format.format(span.from)}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function SpanTable({ unit, spans, agentId }: ActivityChartProps) {
  const columns: readonly Column<Span>[] = [
    {
      header: headings[unit],
      cell: (span) =>
        agentId && span.messages > 0 ? (
          <Link
            to={{
              pathname: paths.messages(agentId),
              search: new URLSearchParams({ range: rangeOfDays(span.from, span.last) }).toString(),
            }}
            className="font-semibold text-brand underline-offset-4 hover:underline"
          >
            {nameOf(span)}
          </Link>
        ) : (
          nameOf(span)
        ),
    },
    { header: 'Messages', isNumeric: true, cell: (span) => formatNumber(span.messages) },
    ...parts.map(({ label, count }) => ({
      header: label,
      isNumeric: true,
      cell: (span: Span) => formatNumber(count(span)),
    })),
  ];
  return (
    <DataTable
      caption={`Messages by ${unit}`}
      columns={columns}
      rows={[...spans].reverse()}
      keyOf={(span) => String(span.from.getTime())}
    />
  );
}

function nameOf({ from, last }: Span): string {
  return from.getTime() === last.getTime() ? formatDate(from) : `${formatDate(from)} – ${formatDate(last)}`;
}
