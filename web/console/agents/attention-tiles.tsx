import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { attentionQuery } from './agents.queries.ts';
import { attentionKinds } from './attention-kinds.ts';

/** What someone should look at, each with the way there; with nothing to look at they stay, and are quiet. */
export function AttentionTiles({ agentId }: { agentId: string }) {
  const attention = useQuery(attentionQuery(agentId));
  const due = attention.data?.[0];
  return (
    <section aria-label="Needs attention" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {attentionKinds.map(({ kind, label, to, isUrgent }) => (
        <Tile
          key={kind}
          label={label}
          to={to(agentId)}
          count={due?.[kind]}
          isUrgent={isUrgent}
          isFailed={attention.isError}
        />
      ))}
    </section>
  );
}

interface TileProps {
  label: string;
  to: string;
  count: number | undefined;
  isUrgent: true | undefined;
  isFailed: boolean;
}

function Tile({ label, to, count, isUrgent, isFailed }: TileProps) {
  const isDue = count !== undefined && count > 0;
  return (
    <Link
      to={to}
      className={classNames(
        'flex items-center justify-between gap-3 rounded-lg border px-5 py-4 transition-colors sm:block',
        !isDue
          ? 'border-line bg-surface text-ink-secondary hover:border-line-strong'
          : isUrgent
            ? 'border-transparent bg-brand text-on-brand hover:bg-brand-hover'
            : 'border-transparent bg-partial-soft text-partial hover:border-partial',
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
