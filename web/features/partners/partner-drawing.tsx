import { Drawing } from '#web/site/drawing.tsx';

const clients = [
  { name: 'Bakery', role: 'You own it', agents: '1 agent' },
  { name: 'Dental practice', role: 'Handed over, you are admin', agents: '1 agent' },
  { name: 'Bicycle shop', role: 'Handed over, you left', agents: '2 agents' },
];

/** A partner and the separate workspaces of three clients. */
export function PartnerDrawing() {
  return (
    <Drawing label="You on the left, connected to the separate workspaces of three clients: a bakery, which you own, a dental practice, which you have handed over and where you are admin, and a bicycle shop, which you have handed over and left.">
      <div className="grid grid-cols-[4.5rem_3rem_minmax(0,1fr)] items-center">
        <span className="flex aspect-square items-center justify-center rounded-full bg-brand font-display text-lg font-semibold text-on-brand shadow-md">
          You
        </span>
        <svg viewBox="0 0 48 300" preserveAspectRatio="none" aria-hidden="true" className="h-full w-full">
          <g className="fill-none stroke-brand" strokeWidth="2" vectorEffect="non-scaling-stroke">
            <path d="M0 150C30 150 16 50 48 50" />
            <path d="M0 150H48" />
            <path d="M0 150C30 150 16 250 48 250" strokeDasharray="3 5" />
          </g>
        </svg>
        <div className="space-y-4">
          {clients.map(({ name, role, agents }) => (
            <div key={name} className="rounded-lg border border-line bg-surface px-4 py-4 shadow-md sm:px-5">
              <p className="font-semibold">{name}</p>
              <p className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-ink-secondary">
                <span>{role}</span>
                <span>{agents}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </Drawing>
  );
}
