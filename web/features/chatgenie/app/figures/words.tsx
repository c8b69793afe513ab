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
import { mediaLabels } from '../messages/media-labels.ts';
import { definitions } from './definitions.ts';
import { inColumns } from './in-columns.ts';
import { messagesBehind } from './messages-behind.ts';

/** The words, emoji, websites and kinds of media that are used most; all lead to their messages. */
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
    <div className={inColumns}>
      <CountCard title="Words" meaning={definitions.words} empty="No words yet.">
        {words.data.words.map(({ word, count }) => (
          <li key={word}>
            <CountedLink to={messagesBehind(id, { chatId: filters.chatId, q: word })} count={count}>
              {word}
            </CountedLink>
          </li>
        ))}
      </CountCard>
      <CountCard title="Emoji" meaning={definitions.emoji}>
        {words.data.emoji.map(({ emoji, count }) => (
          <li key={emoji}>
            <CountedLink to={messagesBehind(id, { chatId: filters.chatId, emoji })} count={count}>
              {emoji}
            </CountedLink>
          </li>
        ))}
      </CountCard>
      <CountCard title="Media" meaning={definitions.media}>
        {words.data.media.map(({ media, count }) => (
          <li key={media}>
            <CountedLink
              to={messagesBehind(id, { chatId: filters.chatId, kind: 'media', media })}
              count={count}
            >
              {mediaLabels[media]}
            </CountedLink>
          </li>
        ))}
      </CountCard>
      <CountCard title="Websites" meaning={definitions.domains}>
        {words.data.domains.map(({ domain, count }) => (
          <li key={domain} className="max-w-full">
            <CountedLink to={messagesBehind(id, { chatId: filters.chatId, q: domain })} count={count}>
              {domain}
            </CountedLink>
          </li>
        ))}
      </CountCard>
    </div>
  );
}

interface CountedLinkProps {
  to: string;
  count: number;
  children: string;
}

function CountedLink({ to, count, children }: CountedLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-8 max-w-full items-center rounded-md bg-sunken px-2.5 hover:bg-brand-soft"
    >
      <span className="min-w-0 break-words">{children}</span>{' '}
      <span className="ml-1.5 text-xs text-ink-secondary tabular-nums">{formatNumber(count)}</span>
    </Link>
  );
}

interface CountCardProps {
  title: string;
  meaning: string;
  /** Said where there is nothing; without it the card is left out. */
  empty?: string;
  children: ReactNode[];
}

function CountCard({ title, meaning, empty, children }: CountCardProps) {
  if (children.length === 0 && empty === undefined) return null;
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
