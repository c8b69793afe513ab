import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Tabs } from '#web/ui/tabs.tsx';

/** Between the conversations and what could not be answered in them. */
export function MessagesTabs({ agentId }: { agentId: string }) {
  const { pathname } = useLocation();
  const open = useQuery(unansweredQuery({ agentId }, 1));
  const count = open.data?.questions ?? 0;
  return (
    <Tabs
      label="Messages"
      tabs={[
        {
          to: paths.messages(agentId),
          label: 'Conversations',
          isActive: pathname.startsWith(paths.messages(agentId)),
        },
        {
          to: paths.unanswered(agentId),
          label: count > 0 ? `Unanswered (${formatNumber(count)})` : 'Unanswered',
        },
      ]}
    />
  );
}
