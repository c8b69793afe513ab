import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { type Span, topOfScale, type Unit } from '#web/lib/dates/arrange-spans.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { ChartData, type DataColumn } from './chart-data.tsx';

/** One colour of the bars. */
export interface Part<Item> {
  label: string;
  fill: string;
  count: (item: Item) => number;
  /** What a link to the conversations behind it carries; absent where these are not listed. */
  filter?: Record<string, string>;
}

interface SpanChartProps<Item> {
  /** What is counted: `Messages` */
  title: string;
  meaning: ReactNode;
  unit: Unit;
  spans: readonly Span<Item>[];
  /** From the bottom up. */
  parts: readonly Part<Item>[];
  /** A column of the table before those of the parts. */
  total?: Omit<Part<Item>, 'fill'>;
  /** What the chart can be changed by, at the right of its name. */
  controls: ReactNode;
  /** Where what was counted in a span is listed; undefined while no agent is chosen. */
  linkTo: (span: Span<Item>, filter: Record<string, string>) => To | undefined;
}

/** Of so many bars each is wide enough for its figure. */
const widestCount = 16;

const headings: Record<Unit, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** Numbers over time as stacked bars, and the same as a table. */
export function SpanChart<Item>(props: SpanChartProps<Item>) {
  const { title, meaning, unit, spans, parts, controls } = props;
  const sumOf = ({ item }: Span<Item>): number =>
    item === undefined ? 0 : parts.reduce((sum, { count }) => sum + count(item), 0);
  const highest = Math.max(...spans.map(sumOf));
  const top = topOfScale(highest);
  const name = `${title} by ${unit}`;
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex items-center gap-1 text-sm font-semibold">
          {name}
          <Meaning of={title}>{meaning}</Meaning>
        </span>
        {controls}
      </figcaption>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-secondary">
        {parts.map(({ label, fill }) => (
          <span key={label} className="flex items-center gap-1.5">
            <span className={classNames('size-3 rounded-xs', fill)} />
            {label}
          </span>
        ))}
      </p>
      <div aria-hidden className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <Scale top={top} />
        <div className="relative h-44">
          {(highest === 0 ? [0] : [top, top / 2, 0]).map((value) => (
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
              Nothing in this period.
            </p>
          )}
          <div className="absolute inset-0 flex items-end">
            {spans.map((span) => (
              <BarOf
                key={span.from.getTime()}
                span={span}
                parts={parts}
                top={top}
                hasTotal={spans.length <= widestCount}
              />
            ))}
          </div>
        </div>
        <Axis spans={spans} unit={unit} />
      </div>
      <ChartData
        title={name}
        fileName={name.toLowerCase().replaceAll(' ', '-')}
        columns={columnsOf(props)}
        rows={[...spans].reverse()}
      />
    </figure>
  );
}

function columnsOf<Item>({ unit, parts, total, linkTo }: SpanChartProps<Item>): DataColumn<Span<Item>>[] {
  const shown: readonly Omit<Part<Item>, 'fill'>[] = total ? [total, ...parts] : parts;
  return [
    { header: headings[unit], value: nameOf },
    ...shown.map(({ label, count, filter }) => ({
      header: label,
      value: ({ item }: Span<Item>) => (item === undefined ? 0 : count(item)),
      ...(filter ? { to: (span: Span<Item>) => linkTo(span, filter) } : {}),
    })),
  ];
}

function Scale({ top }: { top: number }) {
  return (
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
  );
}

interface BarOfProps<Item> {
  span: Span<Item>;
  parts: readonly Part<Item>[];
  top: number;
  /** Its sum above it. */
  hasTotal: boolean;
}

function BarOf<Item>({ span, parts, top, hasTotal }: BarOfProps<Item>) {
  const counted = parts.map((part) => ({
    ...part,
    value: span.item === undefined ? 0 : part.count(span.item),
  }));
  const sum = counted.reduce((total, { value }) => total + value, 0);
  const words = counted.map(({ label, value }) => `${label}: ${formatNumber(value)}`).join(', ');
  return (
    <span
      title={`${nameOf(span)}. ${words}`}
      className="flex h-full min-w-0 flex-1 flex-col-reverse items-center gap-px hover:bg-sunken/70"
    >
      {hasTotal && sum > 0 && (
        <span className="relative order-last h-0 w-full">
          <span className="absolute bottom-0.5 left-1/2 -translate-x-1/2 rounded-xs bg-surface px-0.5 text-xs leading-4 text-ink-secondary tabular-nums">
            {formatNumber(sum)}
          </span>
        </span>
      )}
      {counted.map(
        ({ label, fill, value }) =>
          value > 0 && (
            <span
              key={label}
              className={classNames('w-4/5 max-w-12 last:rounded-t-[2px]', fill)}
              // One of very many is still seen.
              style={{ height: `max(2px, ${(value / top) * 100}%)` }}
            />
          ),
      )}
    </span>
  );
}

/** The first day, the last and as many between as fit; each is under its bar. */
function Axis<Item>({ spans, unit }: { spans: readonly Span<Item>[]; unit: Unit }) {
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

function nameOf({ from, last }: Span<unknown>): string {
  return from.getTime() === last.getTime() ? formatDate(from) : `${formatDate(from)} – ${formatDate(last)}`;
}
