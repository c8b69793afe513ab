import type { Outcome } from '#contract/conversations/conversations.ts';
import { outcomes as looks } from '#web/console/conversations/outcome-badge.tsx';
import { formatCount, formatNumber, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { ChartData } from './chart-data.tsx';
import { linkToMessages } from './link-to-messages.ts';
import { MessagesLink } from './messages-link.tsx';
import { outcomeFills } from './series.ts';

interface OutcomeBarsProps {
  /** Messages in all, of which the outcomes are parts. */
  total: number;
  outcomes: readonly { outcome: Outcome; total: number }[];
  /** All agents where there is none. */
  agentId?: string;
  range?: string;
}

/** How many messages had which outcome, as bars of the whole. */
export function OutcomeBars({ total, outcomes, agentId, range }: OutcomeBarsProps) {
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">Outcomes</h3>
      <p className="text-xs text-ink-secondary">
        As shares of all messages. Each counts with its own outcome, whatever happened later in the
        conversation.
      </p>
      <ul className="mt-4 space-y-4">
        {outcomes.map(({ outcome, total: count }) => {
          const { label, icon: Icon } = looks[outcome];
          const valueText = `${formatCount(count, 'message')} of ${formatNumber(total)}`;
          return (
            <li key={outcome}>
              <div className="mb-1.5 flex min-h-6 items-center justify-between gap-3 text-sm">
                <span className="flex items-center gap-2 font-medium">
                  <Icon aria-hidden className="size-4 shrink-0 text-ink-secondary" />
                  {label}
                </span>
                <span className="flex items-baseline gap-2 tabular-nums">
                  {total > 0 && (
                    <span className="text-xs text-ink-secondary">{formatShare(count / total)}</span>
                  )}
                  {count > 0 ? (
                    <MessagesLink
                      of={label}
                      messages={count}
                      to={linkToMessages(agentId, { outcome }, range)}
                    />
                  ) : (
                    <span className="min-w-6 text-right font-semibold">{formatNumber(count)}</span>
                  )}
                </span>
              </div>
              <Bar
                label={label}
                value={count}
                maximum={total}
                valueText={valueText}
                fill={outcomeFills[outcome]}
              />
            </li>
          );
        })}
      </ul>
      <ChartData
        title="Outcomes"
        fileName="outcomes"
        columns={[
          { header: 'Outcome', value: ({ outcome }) => looks[outcome].label },
          {
            header: 'Messages',
            value: ({ total: count }) => count,
            to: ({ outcome }) => linkToMessages(agentId, { outcome }, range),
          },
        ]}
        rows={outcomes}
      />
    </>
  );
}
