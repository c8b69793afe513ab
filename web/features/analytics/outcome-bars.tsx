import type { To } from 'react-router';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { outcomes as looks } from '#web/console/conversations/outcome-badge.tsx';
import { formatCount, formatNumber, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { ChartData } from './chart-data.tsx';
import { linkToMessages } from './link-to-messages.ts';
import { MessagesLink } from './messages-link.tsx';
import { outcomeFills } from './series.ts';

/** What was asked, and what else was written; answers count against the questions alone. */
const questions = ['answered', 'hedged', 'declined'] as const satisfies readonly Outcome[];
const others = ['handoff', 'smalltalk'] as const satisfies readonly Outcome[];

interface OutcomeBarsProps {
  counts: Record<Outcome, number>;
  /** All agents where there is none. */
  agentId?: string;
  range?: string;
}

/** What became of the questions, as bars of all of them, and how much of what was written was none. */
export function OutcomeBars({ counts, agentId, range }: OutcomeBarsProps) {
  const asked = questions.reduce((sum, outcome) => sum + counts[outcome], 0);
  const linkOf = (outcome: Outcome) => linkToMessages(agentId, { outcome }, range);
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">Outcomes</h3>
      <p className="text-xs text-ink-secondary">
        As shares of questions. Each counts with its own outcome, whatever happened later in the conversation.
      </p>
      <ul className="mt-4 space-y-4">
        {questions.map((outcome) => (
          <li key={outcome}>
            <Line
              outcome={outcome}
              count={counts[outcome]}
              share={asked > 0 ? formatShare(counts[outcome] / asked) : ''}
              to={linkOf(outcome)}
            />
            <Bar
              label={looks[outcome].label}
              value={counts[outcome]}
              maximum={asked}
              valueText={`${formatCount(counts[outcome], 'question')} of ${formatNumber(asked)}`}
              fill={outcomeFills[outcome]}
              className="mt-1.5"
            />
          </li>
        ))}
      </ul>
      <h4 className="mt-5 border-t border-line pt-4 text-xs text-ink-secondary">Not questions</h4>
      <ul className="mt-2 space-y-1.5">
        {others.map((outcome) => (
          <li key={outcome}>
            <Line outcome={outcome} count={counts[outcome]} share="" to={linkOf(outcome)} />
          </li>
        ))}
      </ul>
      <ChartData
        title="Outcomes"
        fileName="outcomes"
        columns={[
          { header: 'Outcome', value: (outcome) => looks[outcome].label },
          { header: 'Messages', value: (outcome) => counts[outcome], to: linkOf },
        ]}
        rows={[...questions, ...others]}
      />
    </>
  );
}

interface LineProps {
  outcome: Outcome;
  count: number;
  share: string;
  to: To;
}

function Line({ outcome, count, share, to }: LineProps) {
  const { label, icon: Icon } = looks[outcome];
  return (
    <div className="flex min-h-6 items-center justify-between gap-3 text-sm">
      <span className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className="size-4 shrink-0 text-ink-secondary" />
        {label}
      </span>
      <span className="flex items-baseline gap-2 tabular-nums">
        <span className="text-xs text-ink-secondary">{share}</span>
        {count > 0 ? (
          <MessagesLink of={label} messages={count} to={to} />
        ) : (
          <span className="min-w-6 text-right font-semibold">{formatNumber(count)}</span>
        )}
      </span>
    </div>
  );
}
