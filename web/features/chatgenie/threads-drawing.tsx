import { Hash, type LucideIcon, Megaphone, MessageSquareText, Phone } from 'lucide-react';
import { Drawing } from '#web/site/drawing.tsx';

/** Messages from several apps that lead to one answer. */
export function ThreadsDrawing() {
  return (
    <Drawing label="Messages from four apps, joined by lines that lead to the answer to a question.">
      <svg viewBox="0 0 480 400" aria-hidden="true" className="w-full">
        <g className="fill-none stroke-brand" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 7">
          <path d="M150 52C240 52 220 300 300 316" />
          <path d="M196 132c60 0 44 176 104 184" />
          <path d="M140 212c80 0 90 96 160 104" />
          <path d="M210 292c40 0 50 20 90 24" />
        </g>
        <Bubble x={10} y={24} width={140} icon={Phone} />
        <Bubble x={64} y={104} width={132} icon={MessageSquareText} isOwn />
        <Bubble x={10} y={184} width={130} icon={Megaphone} />
        <Bubble x={50} y={264} width={160} icon={Hash} isOwn />
        <path
          className="fill-brand"
          d="M284 286a22 22 0 0 1 22-22h138a22 22 0 0 1 22 22v56a22 22 0 0 1-22 22H326l-26 22c-6 5-16 1-16-8z"
        />
        <g className="fill-on-brand">
          <rect x="308" y="288" width="130" height="9" rx="4.5" />
          <rect x="308" y="309" width="112" height="9" rx="4.5" />
          <rect x="308" y="330" width="60" height="9" rx="4.5" />
        </g>
        <path
          className="fill-surface stroke-line-strong"
          strokeWidth="1.5"
          d="M290 122a20 20 0 0 1 20-20h134a20 20 0 0 1 20 20v36a20 20 0 0 1-20 20h-2v22l-28-22H310a20 20 0 0 1-20-20z"
        />
        <rect x="312" y="124" width="118" height="8" rx="4" className="fill-ink-secondary" />
        <rect x="312" y="146" width="66" height="8" rx="4" className="fill-ink-secondary" />
        <circle cx="395" cy="150" r="6" className="fill-accent" />
      </svg>
    </Drawing>
  );
}

function Bubble({
  x,
  y,
  width,
  icon: Icon,
  isOwn = false,
}: {
  x: number;
  y: number;
  width: number;
  icon: LucideIcon;
  isOwn?: boolean;
}) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height="56"
        rx="18"
        className={isOwn ? 'fill-brand-soft' : 'fill-surface stroke-line'}
        strokeWidth="1.5"
      />
      <circle cx={x + 28} cy={y + 28} r="15" className={isOwn ? 'fill-surface' : 'fill-sunken'} />
      <Icon x={x + 20} y={y + 20} width={16} height={16} className="text-ink-secondary" />
      <rect x={x + 54} y={y + 17} width={width - 76} height="7" rx="3.5" className="fill-line-strong/50" />
      <rect
        x={x + 54}
        y={y + 32}
        width={(width - 76) * 0.6}
        height="7"
        rx="3.5"
        className="fill-line-strong/50"
      />
    </g>
  );
}
