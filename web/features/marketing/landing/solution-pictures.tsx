import type { ReactNode } from 'react';

/** A line drawing for a solution. Its lines are of one width, however large it is shown. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      className="h-24 w-40 max-w-full *:[vector-effect:non-scaling-stroke]"
      fill="none"
      strokeWidth="2.5"
    >
      {children}
    </svg>
  );
}

const line = 'stroke-line-strong';
const mark = 'fill-brand-soft stroke-brand';

export function AgentPicture() {
  return (
    <Picture>
      <rect x="1" y="30" width="46" height="64" rx="6" className={line} />
      <path d="M11 44h26M11 54h26M11 64h18" className={line} strokeLinecap="round" />
      <rect x="8" y="71" width="32" height="14" rx="3" className="fill-cited" />
      <path d="M12 78h24" className="stroke-on-cited" strokeLinecap="round" />
      <path d="M47 78C62 78 58 40 72 40" className="stroke-brand" strokeDasharray="5 6" />
      <path
        d="M72 14a8 8 0 0 1 8-8h70a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H92l-13 12a2 2 0 0 1-3-2V62a8 8 0 0 1-4-8z"
        className={mark}
      />
      <rect x="82" y="18" width="64" height="12" rx="3" className="fill-cited" />
      <path d="M86 24h56" className="stroke-on-cited" strokeLinecap="round" />
      <path d="M86 38h56M86 49h30" className="stroke-brand" strokeLinecap="round" />
    </Picture>
  );
}

export function CodePicture() {
  return (
    <Picture>
      <rect x="1" y="10" width="112" height="76" rx="8" className={line} />
      <path d="M1 28h112M11 19h1M18 19h1M25 19h1" className={line} strokeLinecap="round" />
      <path
        d="m30 46-12 12 12 12M52 46l12 12-12 12"
        className="stroke-brand"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M78 48h22M78 58h22M78 68h12" className={line} strokeLinecap="round" />
      <circle cx="136" cy="66" r="22" className={mark} />
      <path d="M136 56v20M126 66h20" className="stroke-brand" strokeLinecap="round" />
    </Picture>
  );
}

export function ChartPicture() {
  return (
    <Picture>
      <path d="M1 94h158" className={line} strokeLinecap="round" />
      <rect x="8" y="58" width="20" height="36" rx="3" className={line} />
      <rect x="40" y="40" width="20" height="54" rx="3" className={line} />
      <rect x="72" y="50" width="20" height="44" rx="3" className={line} />
      <rect x="104" y="24" width="20" height="70" rx="3" className={mark} />
      <rect x="136" y="66" width="20" height="28" rx="3" className={line} strokeDasharray="5 6" />
      <path
        d="M8 40 50 22l32 10 32-24"
        className="stroke-brand"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}

export function RoomsPicture() {
  return (
    <Picture>
      <rect x="1" y="4" width="68" height="40" rx="6" className={line} />
      <rect x="91" y="4" width="68" height="40" rx="6" className={line} />
      <rect x="1" y="54" width="68" height="40" rx="6" className={line} />
      <rect x="91" y="54" width="68" height="40" rx="6" className={line} />
      <path d="M69 24h22M69 74h22M35 44v10M125 44v10" className={line} />
      <circle cx="80" cy="49" r="20" className={mark} />
      <path d="m72 49 6 6 11-12" className="stroke-brand" strokeLinecap="round" strokeLinejoin="round" />
    </Picture>
  );
}
