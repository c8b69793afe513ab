import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FigureFilters, wordsQuery } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { definitions } from './definitions.ts';
import { messagesBehind } from './messages-behind.ts';

/** The words and emoji that are used most; each word leads to its messages. */
export function Words({ filters }: { filters: FigureFilters }) {
  const { id, messages } = useArchive();
  const words = useQuery(wordsQuery(id, filters, messages));
  if (words.isError)
    return (
      <Card>
        <ErrorState error={words.error} onRetry={() => void words.refetch()} />
      </Card>
    );
  if (words.data === undefined) return <Skeleton className="h-48 w-full" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <CountCard title="Words" meaning={definitions.words} empty="No words yet.">
        {words.data.words.map(({ word, count }) => (
          <li key={word}>
            <Link
              to={messagesBehind(id, { chatId: filters.chatId, q: word })}
              className="inline-flex min-h-8 items-center rounded-md bg-sunken px-2.5 hover:bg-brand-soft"
            >
              {word}{' '}
              <span className="ml-1.5 text-xs text-ink-secondary tabular-nums">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </CountCard>
      <CountCard title="Emoji" meaning={definitions.emoji} empty="No emoji yet.">
        {words.data.emoji.map(({ emoji, count }) => (
          <li key={emoji} className="inline-flex min-h-8 items-center rounded-md bg-sunken px-2.5">
            {emoji}{' '}
            <span className="ml-1.5 text-xs text-ink-secondary tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </CountCard>
    </div>
  );
}

interface CountCardProps {
  title: string;
  meaning: string;
  empty: string;
  children: ReactNode[];
}

function CountCard({ title, meaning, empty, children }: CountCardProps) {
  return (
    <Card
      title={
        <span className="flex items-center gap-1">
          {title}
          <Meaning of={title}>{meaning}</Meaning>
        </span>
      }
    >
      {children.length === 0 ? (
        <p className="text-sm text-ink-secondary">{empty}</p>
      ) : (
        <ul aria-label={title} className="flex flex-wrap gap-2 text-sm">
          {children}
        </ul>
      )}
    </Card>
  );
}
