import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { inboxCountsQuery } from '#web/console/conversations/inbox.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { Notice } from '#web/ui/notice.tsx';
import { describeWait } from './describe-wait.ts';

/** Who waits for a person and since when, and how long visitors usually wait; nothing while nobody does. */
export function WaitingLine({ agentId }: { agentId: string }) {
  const counts = useQuery(inboxCountsQuery(agentId)).data;
  if (!counts || counts.waiting === 0 || counts.waitingSince === null) return null;
  const { waiting, waitingSince, usualReplySeconds } = counts;
  return (
    <Notice tone="warning">
      <Link
        to={`${paths.messages(agentId)}?list=waiting`}
        className="font-semibold underline underline-offset-4"
      >
        {formatCount(waiting, 'visitor')} {waiting === 1 ? 'waits' : 'wait'} for a person
      </Link>
      . The first asked {formatTimeAgo(waitingSince)}.
      {usualReplySeconds !== null &&
        ` In the last 30 days, the first reply usually came within ${describeWait(usualReplySeconds)}.`}
    </Notice>
  );
}
