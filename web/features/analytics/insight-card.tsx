import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface InsightCardProps<Data> {
  title: string;
  /** What is counted. */
  meaning: ReactNode;
  query: UseQueryResult<Data>;
  /** As high as what is drawn. */
  height?: string;
  isEmpty: (data: Data) => boolean;
  /** What is said where there is nothing to draw. */
  none: string;
  children: (data: Data) => ReactNode;
}

/** A card with something counted: while it loads, where that fails, where there is nothing, and as `children` draws it. */
export function InsightCard<Data>(props: InsightCardProps<Data>) {
  const { title, meaning, query, height = 'h-44', isEmpty, none, children } = props;
  return (
    <Card
      title={
        <span className="flex items-center gap-1">
          {title}
          <Meaning of={title}>{meaning}</Meaning>
        </span>
      }
    >
      {query.isPending ? (
        <Skeleton className={height} />
      ) : query.data === undefined ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : isEmpty(query.data) ? (
        <p className="text-sm text-ink-secondary">{none}</p>
      ) : (
        children(query.data)
      )}
    </Card>
  );
}
