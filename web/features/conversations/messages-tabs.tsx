import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type InboxList, inboxLists } from '#contract/inbox/inbox.ts';
import { paths } from '#contract/page-addresses.ts';
import { unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
import { inboxCountsQuery } from '#web/console/conversations/inbox.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const labels: Record<InboxList, string> = {
  waiting: 'Waiting',
  mine: 'Mine',
  unassigned: 'Unassigned',
  closed: 'Closed',
};

/** The lists of conversations, with how many each has, and the questions that could not be answered in them. */
export function MessagesTabs({ agentId }: { agentId: string }) {
  const { pathname, search } = useLocation();
  const open = useQuery(unansweredQuery({ agentId }, 1));
  const counts = useQuery(inboxCountsQuery(agentId)).data;
  const questions = open.data?.questions ?? 0;
  const messages = paths.messages(agentId);
  const isHere = pathname.startsWith(messages);
  const list = new URLSearchParams(search).get('list');
  const isList = inboxLists.some((name) => name === list);
  const counted = (label: string, count: number) => (count > 0 ? `${label} (${formatNumber(count)})` : label);
  return (
    <Tabs
      label="Messages"
      tabs={[
        { to: messages, label: 'All', isActive: isHere && !isList },
        ...inboxLists.map((name) => ({
          to: `${messages}?list=${name}`,
          label: counted(labels[name], counts?.[name] ?? 0),
          isActive: isHere && list === name,
        })),
        { to: paths.unanswered(agentId), label: counted('Unanswered', questions) },
      ]}
    />
  );
}
