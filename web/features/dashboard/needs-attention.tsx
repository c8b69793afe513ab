import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Attention } from '#contract/analytics/analytics.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { attentionQuery } from '#web/console/agents/agents.queries.ts';
import { dueOf } from '#web/console/agents/attention-kinds.ts';
import { AttentionTiles } from '#web/console/agents/attention-tiles.tsx';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Agent by agent, what somebody should look at; one quiet line when there is nothing. */
export function NeedsAttention() {
  const attention = useQuery(attentionQuery());
  if (attention.isError && !attention.data) {
    return (
      <Card title="Needs attention">
        <ErrorState error={attention.error} onRetry={() => attention.refetch()} />
      </Card>
    );
  }
  const [first, ...others] = attention.data ?? [];
  if (first === undefined) {
    return (
      <p className="flex items-center gap-2.5 rounded-lg border border-line bg-surface px-5 py-4 text-sm text-ink-secondary">
        <CircleCheck aria-hidden className="size-4.5 shrink-0 text-ready" />
        Nothing needs your attention.
      </p>
    );
  }
  // Of one agent the name says nothing.
  if (others.length === 0) return <AttentionTiles agentId={first.agentId} isShort />;
  return (
    <Card title="Needs attention" isFlush>
      <ul className="border-t border-line">
        {[first, ...others].map((each) => (
          <DueRow key={each.agentId} attention={each} />
        ))}
      </ul>
    </Card>
  );
}

function DueRow({ attention }: { attention: Attention }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-b-0">
      <Link
        to={paths.overview(attention.agentId)}
        className="w-48 max-w-full truncate text-sm font-medium underline-offset-4 hover:underline"
      >
        {attention.agentName}
      </Link>
      <ul className="flex flex-wrap gap-2">
        {dueOf(attention).map(({ kind, words, to, dot, isUrgent }) => (
          <li key={kind}>
            <Link
              to={to(attention.agentId)}
              className={classNames(
                'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-xs font-semibold',
                isUrgent
                  ? 'bg-deep text-on-deep hover:underline'
                  : 'border border-line hover:border-line-strong',
              )}
            >
              <span aria-hidden className={classNames('size-2 shrink-0 rounded-full', dot)} />
              {formatCount(attention[kind], ...words)}
              {isUrgent && <ArrowRight aria-hidden className="size-3.5 shrink-0" />}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
