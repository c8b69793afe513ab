import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { conversationsQuery } from '#web/console/conversations/conversations.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { attentionQuery } from './agents.queries.ts';
import { attentionKinds } from './attention-kinds.ts';

interface AttentionTilesProps {
  agentId: string;
  /** With what the visitor wrote who waits. */
  quotesWaiting?: boolean;
}

/** What someone should look at, each with the way there; with nothing to look at they stay, and are quiet. */
export function AttentionTiles({ agentId, quotesWaiting = false }: AttentionTilesProps) {
  const attention = useQuery(attentionQuery(agentId));
  const due = attention.data?.[0];
  return (
    <section
      aria-label="Needs attention"
      className="grid auto-rows-fr grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4"
    >
      {attentionKinds.map(({ kind, label, to, isUrgent }) => (
        <Tile
          key={kind}
          label={label}
          to={to(agentId)}
          count={due?.[kind]}
          isUrgent={isUrgent}
          isFailed={attention.isError}
        >
          {isUrgent && quotesWaiting && (due?.[kind] ?? 0) > 0 && <Waiting agentId={agentId} />}
        </Tile>
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
  children: ReactNode;
}

function Tile({ label, to, count, isUrgent, isFailed, children }: TileProps) {
  const isDue = count !== undefined && count > 0;
  return (
    <Link
      to={to}
      className={classNames(
        'block rounded-lg border px-4 py-3 transition-colors sm:px-5 sm:py-4',
        !isDue
          ? 'border-line bg-surface text-ink-secondary hover:border-line-strong'
          : isUrgent
            ? 'border-transparent bg-brand text-on-brand hover:bg-brand-hover'
            : 'border-transparent bg-partial-soft text-partial hover:border-partial',
      )}
    >
      <span className="block text-sm">{label}</span>
      <span className="block font-display text-2xl font-semibold tabular-nums mt-1">
        {count !== undefined ? (
          formatNumber(count)
        ) : isFailed ? (
          '–'
        ) : (
          <Skeleton className="my-1 h-6.5 w-10" />
        )}
      </span>
      {children}
    </Link>
  );
}

/** Who waits, in their own words. */
function Waiting({ agentId }: { agentId: string }) {
  const waiting = useInfiniteQuery(conversationsQuery({ agentId, list: 'waiting' }, 1));
  const conversation = waiting.data?.pages[0]?.data[0];
  if (!conversation) return null;
  return (
    <span className="block min-w-0 truncate text-sm max-sm:hidden">
      “{conversation.preview}”{' '}
      <span className="whitespace-nowrap">{formatTimeAgo(conversation.lastMessageAt)}</span>
    </span>
  );
}
