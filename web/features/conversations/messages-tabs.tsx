import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type InboxList, inboxLists } from '#contract/inbox/inbox.ts';
import { paths } from '#contract/page-addresses.ts';
import { unansweredQuery } from '#web/console/conversations/conversations.queries.ts';
import { inboxCountsQuery } from '#web/console/conversations/inbox.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { MessagesPlace } from './messages-place.ts';

const labels: Record<InboxList, string> = {
  waiting: 'Waiting',
  mine: 'Mine',
  unassigned: 'Unassigned',
  closed: 'Closed',
};

/** The lists of conversations, with how many each has, and the questions that could not be answered in them. */
export function MessagesTabs({ place: { agentId, list: messages } }: { place: MessagesPlace }) {
  const { pathname, search } = useLocation();
  const open = useQuery({
    ...unansweredQuery({ agentId: agentId ?? '' }, 1),
    enabled: agentId !== undefined,
  });
  const counts = useQuery(inboxCountsQuery(agentId)).data;
  const questions = open.data?.questions ?? 0;
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
        ...(agentId === undefined
          ? []
          : [{ to: paths.unanswered(agentId), label: counted('Unanswered', questions) }]),
      ]}
    />
  );
}
