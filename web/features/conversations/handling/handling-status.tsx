import { useQuery } from '@tanstack/react-query';
import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { describeHandling } from './describe-handling.ts';

/** Says who has the conversation. */
export function HandlingStatus({ handling }: { handling: PresentedHandling }) {
  const members = useQuery(membersQuery());
  const myId = members.data?.find(({ isYou }) => isYou)?.userId;
  return (
    <span role="status" className="font-medium text-ink">
      {describeHandling(handling, myId)}
    </span>
  );
}
