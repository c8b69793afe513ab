const line = 'stroke-line-strong';
const mark = 'fill-brand-soft stroke-brand';

/** A page, an answer, and the line from its sentence to the page. Its lines are of one width, however large it is shown. */
export function AgentPicture() {
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      className="h-24 w-40 max-w-full *:[vector-effect:non-scaling-stroke]"
      fill="none"
      strokeWidth="2.5"
    >
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
    </svg>
  );
}
