import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { conversationTotalQuery, troubledSourcesQuery } from '#web/console/agents/agents.queries.ts';
import { unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What someone should look at, each with the way there; with nothing to look at they stay, and are quiet. */
export function AttentionTiles({ agentId }: { agentId: string }) {
  const humanRequested = useQuery(conversationTotalQuery(agentId, 'handoff'));
  const unanswered = useQuery(unansweredQuery({ agentId }, 1));
  const sources = useQuery(troubledSourcesQuery(agentId));
  return (
    <section aria-label="Needs attention" className="grid gap-4 sm:grid-cols-3">
      <Tile
        label="Human requested"
        to={`${paths.messages(agentId)}?outcome=handoff`}
        count={humanRequested.data}
        isFailed={humanRequested.isError}
      />
      <Tile
        label="Unanswered"
        to={paths.unanswered(agentId)}
        count={unanswered.data?.questions}
        isFailed={unanswered.isError}
      />
      <Tile
        label="Sources with problems"
        to={paths.trainingSources(agentId)}
        count={sources.data}
        isFailed={sources.isError}
      />
    </section>
  );
}

interface TileProps {
  label: string;
  to: string;
  count: number | undefined;
  isFailed: boolean;
}

function Tile({ label, to, count, isFailed }: TileProps) {
  const isDue = count !== undefined && count > 0;
  return (
    <Link
      to={to}
      className={classNames(
        'flex items-center justify-between gap-3 rounded-lg border px-5 py-4 transition-colors sm:block',
        isDue
          ? 'border-transparent bg-partial-soft text-partial hover:border-partial'
          : 'border-line bg-surface text-ink-secondary hover:border-line-strong',
      )}
    >
      <span className="block text-sm">{label}</span>
      <span className="block font-display text-2xl font-semibold tabular-nums sm:mt-1">
        {count !== undefined ? (
          formatNumber(count)
        ) : isFailed ? (
          '–'
        ) : (
          <Skeleton className="my-1 h-6.5 w-10" />
        )}
      </span>
    </Link>
  );
}
