import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { conversationGap } from '#contract/chat-figures/chat-figures.ts';
import { paths } from '#contract/page-addresses.ts';
import { type FigureFilters, figuresQuery } from '#web/features/chatgenie/app/archives.queries.ts';
import { isListed } from '#web/features/chatgenie/app/is-listed.ts';
import { NothingImported } from '#web/features/chatgenie/app/nothing-imported.tsx';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CoverageNotes } from './coverage-notes.tsx';
import { FigureControls } from './figure-controls.tsx';
import { Gaps } from './gaps.tsx';
import { HeatMap } from './heat-map.tsx';
import { Highlights } from './highlights.tsx';
import { inColumns } from './in-columns.ts';
import { Languages } from './languages.tsx';
import { Months } from './months.tsx';
import { PeopleFigures } from './people-figures.tsx';
import { Ties } from './ties.tsx';
import { Tone } from './tone.tsx';
import { Words } from './words.tsx';

/** The figures of an archive, or of one of its chats. */
export default function FiguresPage() {
  const archive = useArchive();
  const [search] = useSearchParams();
  const chatId = search.get('chat') ?? '';
  const gap = Number(search.get('gap'));
  const isGap = gap >= conversationGap.minimum && gap <= conversationGap.maximum;
  const filters: FigureFilters = {
    ...(/^\d{1,9}$/.test(chatId) && isListed(chatId, archive.chatList) ? { chatId } : {}),
    gapMinutes: isGap ? Math.round(gap) : conversationGap.default,
  };
  const figures = useQuery({
    ...figuresQuery(archive.id, filters, archive.messages),
    enabled: archive.messages > 0,
  });
  if (archive.messages === 0) {
    return (
      <NothingImported icon={Inbox} title="Nothing to count yet">
        Upload the export of a chat to see its figures here.
      </NothingImported>
    );
  }
  return (
    <div className="space-y-6">
      <FigureControls filters={filters} hasGap={figures.data?.isBasic === false} />
      {figures.data ? (
        <>
          <Highlights figures={figures.data} chatId={filters.chatId} />
          <CoverageNotes coverage={figures.data.coverage} />
          {figures.data.isBasic && <BasicNotice />}
          <PeopleFigures figures={figures.data} chatId={filters.chatId} />
          {/* Cards of many heights, in two columns without holes. */}
          <div className={inColumns}>
            <Months figures={figures.data} chatId={filters.chatId} />
            <HeatMap heat={figures.data.heat} chatId={filters.chatId} />
            <Languages figures={figures.data} chatId={filters.chatId} />
            <Tone figures={figures.data} chatId={filters.chatId} />
            <Gaps figures={figures.data} chatId={filters.chatId} />
            {!figures.data.isBasic && <Ties filters={filters} />}
          </div>
          <Words filters={filters} />
        </>
      ) : figures.isError ? (
        <Card>
          <ErrorState error={figures.error} onRetry={() => void figures.refetch()} />
        </Card>
      ) : (
        <Loading>
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
    </div>
  );
}

function BasicNotice() {
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink to={paths.chatgeniePlan} size="sm" variant="secondary">
          See Pro
        </ButtonLink>
      }
    >
      These are basic figures.{' '}
      <span className="font-normal">
        Who starts, reply times, balance, streaks, silences, tone and who turns to whom are part of ChatGenie
        Pro.
      </span>
    </Notice>
  );
}
