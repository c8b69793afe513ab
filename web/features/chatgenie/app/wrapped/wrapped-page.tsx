import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { wrappedCardsByDefault } from '#contract/wrapped/wrapped.ts';
import { wrappedQuery } from '#web/features/chatgenie/app/archives.queries.ts';
import { NothingImported } from '#web/features/chatgenie/app/nothing-imported.tsx';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { WrappedChoice } from './wrapped-choice.ts';
import { WrappedControls } from './wrapped-controls.tsx';
import { WrappedLinks } from './wrapped-links.tsx';
import { WrappedPreview } from './wrapped-preview.tsx';

/** A year of an archive in cards: what to show, how others will see it, and the links to it. */
export default function WrappedPage() {
  const archive = useArchive();
  const [choice, setChoice] = useState<WrappedChoice>({
    year: undefined,
    look: 'light',
    cards: wrappedCardsByDefault,
    named: [],
  });
  const shown = useQuery(wrappedQuery(archive.id, choice, archive.messages));
  if (shown.isError)
    return (
      <Card>
        <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />
      </Card>
    );
  if (shown.data === undefined)
    return (
      <Loading className="space-y-6">
        <Skeleton className="h-64 w-full" />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {wrappedCardsByDefault.map((card) => (
            <Skeleton key={card} className="aspect-4/5 w-full" />
          ))}
        </div>
      </Loading>
    );
  const { year } = shown.data;
  if (year === null)
    return (
      <NothingImported icon={Inbox} title="No year to show yet">
        Upload the export of a chat to see its years in cards here.
      </NothingImported>
    );
  const has = shown.data.cards.map(({ id }) => id);
  const chosen = { ...choice, year, cards: choice.cards.filter((id) => has.includes(id)) };
  return (
    <div className="space-y-6">
      <WrappedControls shown={shown.data} choice={choice} onChange={setChoice} />
      <WrappedPreview archiveId={archive.id} shown={shown.data} choice={chosen} />
      <WrappedLinks archiveId={archive.id} canShare={shown.data.canShare} choice={chosen} />
    </div>
  );
}
