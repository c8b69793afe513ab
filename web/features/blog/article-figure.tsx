import type { ReactNode } from 'react';
import type { ArticleSummary } from './read-articles.ts';

const line = (x: number, y: number, width: number, color = 'var(--line)') => (
  <rect x={x} y={y} width={width} height="8" rx="4" fill={color} />
);

/** An answer with one sentence linked to the marked sentence of a page. */
const citation = (
  <>
    <rect x="34" y="34" width="172" height="132" rx="12" fill="var(--surface)" stroke="var(--line)" />
    {line(54, 58, 84)}
    {line(54, 80, 132)}
    {line(54, 102, 120, 'var(--brand)')}
    {line(54, 124, 96)}
    <path d="M186 106 C 224 106, 214 70, 252 70" stroke="var(--brand)" strokeWidth="2" fill="none" />
    <path
      d="M264 38 h112 a12 12 0 0 1 12 12 v66 a12 12 0 0 1 -12 12 h-82 l-18 18 v-18 h-12 a12 12 0 0 1 -12 -12 v-66 a12 12 0 0 1 12 -12 z"
      fill="var(--brand-soft)"
      stroke="var(--brand)"
      strokeOpacity="0.35"
    />
    {line(272, 66, 96, 'var(--brand)')}
    {line(272, 88, 64, 'var(--line-strong)')}
    <circle cx="252" cy="70" r="4" fill="var(--brand)" />
  </>
);

/** A short bar within a budget line, next to longer ones that exceed it. */
const budget = (
  <>
    {[44, 76, 108, 140].map((y, at) => (
      <g key={y}>
        <rect x="34" y={y} width={[352, 296, 244, 196][at]} height="16" rx="8" fill="var(--line)" />
      </g>
    ))}
    <rect x="34" y="44" width="30" height="16" rx="8" fill="var(--brand)" />
    <path d="M72 26 v148" stroke="var(--accent)" strokeWidth="2" strokeDasharray="4 5" />
    <circle cx="72" cy="26" r="4" fill="var(--accent)" />
  </>
);

/** A page of sections, one of which is lifted out. */
const page = (
  <>
    <rect x="60" y="22" width="180" height="160" rx="12" fill="var(--surface)" stroke="var(--line)" />
    {line(80, 44, 72, 'var(--line-strong)')}
    {line(80, 64, 140)}
    {line(80, 140, 64, 'var(--line-strong)')}
    {line(80, 158, 128)}
    <rect
      x="164"
      y="82"
      width="204"
      height="48"
      rx="10"
      fill="var(--brand-soft)"
      stroke="var(--brand)"
      strokeOpacity="0.35"
    />
    {line(182, 94, 92, 'var(--brand)')}
    {line(182, 111, 160, 'var(--line-strong)')}
  </>
);

const figures: Record<ArticleSummary['figure'], ReactNode> = { citation, budget, page };

/** A decorative drawing for an article. */
export function ArticleFigure({
  figure,
  className,
}: {
  figure: ArticleSummary['figure'];
  className?: string;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 420 200"
      preserveAspectRatio="xMidYMid slice"
      className={`block h-auto w-full rounded-lg border border-line bg-sunken ${className ?? ''}`}
    >
      {figures[figure]}
    </svg>
  );
}
