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
  /** Only what there is something to look at in, with what the visitor wrote who waits. */
  isShort?: boolean;
}

/** What someone should look at, each with the way there; with nothing to look at they stay, and are quiet. */
export function AttentionTiles({ agentId, isShort = false }: AttentionTilesProps) {
  const attention = useQuery(attentionQuery(agentId));
  const due = attention.data?.[0];
  const shown = isShort ? attentionKinds.filter(({ kind }) => due?.[kind] !== 0) : attentionKinds;
  return (
    <section
      aria-label="Needs attention"
      className={classNames(
        'grid auto-rows-fr grid-cols-2 gap-2 sm:gap-4',
        isShort
          ? 'max-sm:[&>:first-child:nth-last-child(odd)]:col-span-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none'
          : 'xl:grid-cols-4',
      )}
    >
      {shown.map(({ kind, label, to, dot, isUrgent }) => (
        <Tile
          key={kind}
          label={label}
          to={to(agentId)}
          count={due?.[kind]}
          dot={dot}
          isUrgent={isUrgent}
          isFailed={attention.isError}
        >
          {isUrgent && isShort && (due?.[kind] ?? 0) > 0 && <Waiting agentId={agentId} />}
        </Tile>
      ))}
    </section>
  );
}

interface TileProps {
  label: string;
  to: string;
  count: number | undefined;
  dot: string;
  isUrgent: true | undefined;
  isFailed: boolean;
  children: ReactNode;
}

function Tile({ label, to, count, dot, isUrgent, isFailed, children }: TileProps) {
  const isDue = count !== undefined && count > 0;
  return (
    <Link
      to={to}
      className={classNames(
        'group block rounded-lg border px-4 py-3 transition-colors sm:px-5',
        isDue && isUrgent
          ? 'border-transparent bg-deep text-on-deep'
          : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <span
        className={classNames(
          'flex items-center gap-2 text-sm underline-offset-4 group-hover:underline',
          !(isDue && isUrgent) && 'text-ink-secondary',
        )}
      >
        {isDue && <span aria-hidden className={classNames('size-2 shrink-0 rounded-full', dot)} />}
        {label}
      </span>
      <span className="mt-0.5 flex items-baseline gap-3">
        <span
          className={classNames(
            'font-display text-2xl font-semibold tabular-nums',
            !isDue && 'text-ink-secondary',
          )}
        >
          {count !== undefined ? (
            formatNumber(count)
          ) : isFailed ? (
            '–'
          ) : (
            <Skeleton className="my-1 h-6.5 w-10" />
          )}
        </span>
        {children}
      </span>
    </Link>
  );
}

/** Who waits, in their own words. */
function Waiting({ agentId }: { agentId: string }) {
  const waiting = useInfiniteQuery(conversationsQuery({ agentId, list: 'waiting' }, 1));
  const conversation = waiting.data?.pages[0]?.data[0];
  if (!conversation) return null;
  return (
    <span className="min-w-0 truncate text-sm max-sm:hidden">
      “{conversation.preview}”{' '}
      <span className="whitespace-nowrap">{formatTimeAgo(conversation.lastMessageAt)}</span>
    </span>
  );
}
