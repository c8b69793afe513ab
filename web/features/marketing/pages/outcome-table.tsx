import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { outcomes } from './analytics-content.ts';

/** Every outcome of an answer: what the visitor gets and what it tells the owner. */
export function OutcomeTable() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
      {outcomes.map(({ outcome, gets, tells }) => (
        <li
          key={outcome}
          className="grid gap-x-8 gap-y-2 bg-surface px-5 py-5 sm:px-7 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.2fr)] md:items-center"
        >
          <span>
            <OutcomeBadge outcome={outcome} />
          </span>
          <p className="font-semibold">{gets}</p>
          <p className="text-ink-secondary">{tells}</p>
        </li>
      ))}
    </ul>
  );
}
