import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import { isTraining, sourcesQuery } from '#web/features/sources/sources.queries.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isKeptWaiting, keepWaiting } from './kept-waiting.ts';
import { describeTraining, summariseTraining } from './summarise-training.ts';

interface TrainingNoticeProps {
  agentId: string;
  /** The chat is on the same page: nobody has to be led there. */
  isBesideChat?: boolean;
}

/** While something trains: how far it is, and that the agent can be asked as soon as one page is ready. */
export function TrainingNotice({ agentId, isBesideChat = false }: TrainingNoticeProps) {
  const sources = useInfiniteQuery(sourcesQuery(agentId));
  const usage = useQuery(usageQuery(agentId));
  const { items } = itemsOf(sources.data);
  const isBusy = items.some(isTraining);
  // That the training is done is news only to those who waited for it.
  const isNewAgent = useLocation().state?.isNewAgent === true;
  const [hasWaited, setHasWaited] = useState(() => isNewAgent || isKeptWaiting(agentId));

  useEffect(() => {
    if (!isBusy && !isNewAgent) return;
    setHasWaited(true);
    keepWaiting(agentId, true);
  }, [agentId, isBusy, isNewAgent]);
  const isSeenHere = isBesideChat && sources.isSuccess && !isBusy;
  useEffect(() => {
    if (isSeenHere) keepWaiting(agentId, false);
  }, [agentId, isSeenHere]);

  if (items.length === 0) return null;

  const canAnswer = items.some((source) => source.progress.done > 0);
  const action = !isBesideChat && (
    <ButtonLink to={paths.viewAgent(agentId)} onClick={() => keepWaiting(agentId, false)}>
      <MessageCircle aria-hidden />
      Ask it now
    </ButtonLink>
  );

  if (!isBusy) {
    if (!hasWaited) return null;
    if (!canAnswer) return isBesideChat ? <NothingRead agentId={agentId} /> : null;
    const { text, cutSource } = summariseTraining(items, meterNamed(usage.data?.meters, 'links'));
    return (
      <Notice tone="success" action={action}>
        {text}{' '}
        {cutSource && (
          <Link to={paths.source(agentId, cutSource.id)} className="underline underline-offset-4">
            See which pages were read
          </Link>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone="info" action={canAnswer && action}>
      {describeTraining(items)}{' '}
      {canAnswer
        ? 'You can ask questions while the rest is being read.'
        : isBesideChat
          ? 'The agent answers as soon as the first page is read.'
          : 'You can leave this page. Training continues.'}
    </Notice>
  );
}

function NothingRead({ agentId }: { agentId: string }) {
  return (
    <Notice tone="warning">
      Nothing could be read, so the agent cannot answer yet.{' '}
      <Link to={paths.trainingSources(agentId)} className="underline underline-offset-4">
        See why, or add other sources
      </Link>
    </Notice>
  );
}
